import type { BenchResult, Role, Row } from "../bench/bench-result";

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

/** Our time over that of the fastest row of a role, warm where every row is; undefined without such a row. */
export function ratioTo({ rows }: Pick<BenchResult, "rows">, role: Role): number | undefined {
  const isWarm = rows.every((row) => row.warm !== undefined || row.role === "start");
  const time = (row: Row) => (isWarm && row.warm ? row.warm : row.cold).medianMs;
  const ours = rows.find((row) => row.role === "ours");
  const others = rows.filter((row) => row.role === role);
  if (!ours || others.length === 0) return undefined;
  return time(ours) / Math.min(...others.map(time));
}

/** The conditions of the measurement in one line. */
export function benchConditions({ environment }: BenchFile): string {
  const { node, cpu, compiler, rounds, date, command } = environment;
  const when = date ? `, ${date.slice(0, 10)}` : "";
  return `Node ${node}, ${compiler}, ${cpu}${when}; \`${command ?? "npm run bench -- --json"}\`, CPU time, medians of ${rounds} processes`;
}
