import type { BenchResult } from "../bench/bench-result";

/** The output of `npm run bench -- --json`. */
export interface BenchFile {
  readonly environment: {
    readonly node: string;
    readonly cpu: string;
    readonly compiler: string;
    readonly rounds: number;
    readonly date?: string;
    readonly command?: string;
  };
  readonly results: readonly (BenchResult & { readonly file: string })[];
}

/** One bar of a plot: our time over another's; below 1 we are faster. */
export interface Bar {
  readonly name: string;
  readonly run: "cold" | "warm";
  readonly ratio: number;
}

/** Our first row's median over that of every other row, cold and warm. */
export function ratioBars({ rows }: Pick<BenchResult, "rows">): Bar[] {
  const ours = rows.find(({ role }) => role === "ours");
  if (!ours) return [];
  const others = rows.filter((row) => row !== ours && row.role !== "start");
  return others.flatMap((row) => {
    const cold = {
      name: row.name,
      run: "cold",
      ratio: ours.cold.medianMs / row.cold.medianMs,
    } as const;
    if (!ours.warm || !row.warm) return [cold];
    const ratio = ours.warm.medianMs / row.warm.medianMs;
    return [cold, { name: row.name, run: "warm", ratio } as const];
  });
}

/** The conditions of the measurement in one line. */
export function benchConditions({ environment }: BenchFile): string {
  const { node, cpu, compiler, rounds, date, command } = environment;
  const when = date ? `, ${date.slice(0, 10)}` : "";
  return `Node ${node}, ${compiler}, ${cpu}${when}; \`${command ?? "npm run bench -- --json"}\`, CPU time, medians of ${rounds} processes`;
}
