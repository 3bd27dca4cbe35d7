import { spawnSync } from "node:child_process";
import { compileCpp } from "../../host/bench/build-program";
import { ROOT } from "../../host/repository";

export interface Measured {
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly peakMiB: number;
}

/** CPU time of a command and all its children, as the kernel counts it, and its wall time. */
export async function measured(
  command: readonly string[],
  stdin = "/dev/null",
  stdout = "/dev/null",
): Promise<Measured> {
  const program = await compileCpp("measure.cpp");
  if (typeof program !== "string") throw new Error(program.missing);
  const start = performance.now();
  const run = spawnSync(program, [stdin, stdout, ...command], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  const wallMs = performance.now() - start;
  const [cpuUs = 0, peakKiB = 0, status] = run.stdout.split(" ").map(Number);
  if (status !== 0) throw new Error(`${command.join(" ")} ended with status ${status}`);
  return { cpuMs: cpuUs / 1000, wallMs, peakMiB: peakKiB / 1024 };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
