import { join } from "node:path";
import { TOOL } from "../../base/host/roots";
import { BoxRunner } from "./box/box-runner";
import type { chooseSandbox } from "./box/sandbox";
import { PlainRunner } from "./plain/plain-runner";
import { emptyProgram, type Program } from "./program";

const ANY_FILE = join(TOOL, "package.json");

/** What runs programs in the sandbox that was chosen. */
export function openRunner({
  supervisor,
  groups,
  tier,
}: Awaited<ReturnType<typeof chooseSandbox>>): BoxRunner | PlainRunner {
  return supervisor !== undefined && tier !== "D" && tier !== "E"
    ? new BoxRunner(supervisor, tier, groups)
    : new PlainRunner(tier === "D");
}

/** The least time and memory over some runs of a program that needs no input: an empty one. */
export async function measureStart(
  runner: BoxRunner | PlainRunner,
  runs: number,
  program: Program = emptyProgram(),
): Promise<{ timeMs: number; memoryMiB: number }> {
  const limits = { timeMs: 5000, memoryMiB: Number.POSITIVE_INFINITY, outputBytes: 1000 };
  const least = { timeMs: Number.POSITIVE_INFINITY, memoryMiB: Number.POSITIVE_INFINITY };
  for (let run = 0; run < runs; run++) {
    const { timeMs, memoryMiB = 0 } = await runner.run(program, ANY_FILE, limits);
    least.timeMs = Math.min(least.timeMs, timeMs);
    least.memoryMiB = Math.min(least.memoryMiB, memoryMiB);
  }
  return least;
}
