import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { onInterruption } from "../../base/host/interruption";
import { CACHE } from "../../base/host/roots";
import { bundle } from "../../bundle/host/bundle";
import { type OpenJudgeHost, openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { type Column, runtimeColumns } from "../../judge/matrix/runtime-columns";
import { bundleProgram } from "../../runner/host/program";
import { runtimeCommand } from "../../runner/host/runtimes/runtimes";
import { OUTPUT_SHAPES, outputsHeading, outputsLine } from "../output-shapes";

const PROGRAM = "scripts/check/host/programs/echo.ts";
const ROUNDS = 5;
const LIMITS = { timeMs: 60_000, memoryMiB: Number.POSITIVE_INFINITY, outputBytes: 64 << 20 };

/** Writes each shape of output under the runtime of every judge, and compares their CPU times. */
export async function checkOutputs(say: (line: string) => void): Promise<ExitCode> {
  const folder = join(CACHE, "outputs");
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(OUTPUT_SHAPES).map(([name, make]) => {
    const file = join(folder, name.replaceAll(" ", "-"));
    writeFileSync(file, make());
    return file;
  });
  const host = await openJudgeHost();
  const interrupted = onInterruption(host.stop);
  let failed = 0;
  const columns = runtimeColumns();
  say(outputsHeading());
  try {
    for (const column of columns) {
      const { line, isGood } = outputsLine(column.runtime, await leastMs(host, column, files));
      if (interrupted.aborted) return EXIT.interrupted;
      if (!isGood) failed++;
      say(line);
    }
  } finally {
    await host.close();
    rmSync(folder, { recursive: true });
  }
  say(`${columns.length - failed} passed, ${failed} failed`);
  return failed > 0 ? EXIT.notAccepted : EXIT.accepted;
}

/** The least CPU time of some runs for each file, in turn. */
async function leastMs(
  { runner }: OpenJudgeHost,
  { runtime, program, target }: Column,
  files: readonly string[],
): Promise<number[]> {
  const command = await runtimeCommand(program);
  const echo = bundleProgram(await bundle(PROGRAM, { target }), command);
  const least = files.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, file] of files.entries()) {
      const { timeMs, same, stopped, stderr } = await runner.run(echo, file, LIMITS, file);
      if (stopped === "cancelled") return least;
      if (!same) throw new Error(`${runtime} does not print what it reads: ${stderr}`);
      least[at] = Math.min(least[at]!, timeMs);
    }
  }
  return least;
}
