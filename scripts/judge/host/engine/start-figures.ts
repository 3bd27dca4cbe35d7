import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE } from "../../../base/host/roots";
import { writeAtomically } from "../../../base/host/write-atomically";
import { bundleProgram, emptyProgram, hash, type Program } from "../../../runner/host/program";
import { neededScale } from "../../../runner/slowness";
import type { RunFacts } from "../../events/judge-event";
import type { OpenJudgeHost } from "./open-judge-host";

const RUNS = 3;

/**
 * Time and memory of an empty program, measured once for each runtime and tier: under the command of a
 * judge's runtime, or under this Node.
 */
export async function startFigures(
  host: Pick<OpenJudgeHost, "sandbox" | "measureStart">,
  command: readonly string[] = [process.execPath],
  folder = join(CACHE, "supervisor"),
): Promise<Pick<RunFacts, "start">> {
  const isThisNode = command.join() === process.execPath;
  const program = isThisNode ? emptyProgram() : emptyFile(command, folder);
  const mark = hash(...command, program.sha256 || process.version, host.sandbox.tier).slice(0, 16);
  const record = join(folder, `start-${mark}.json`);
  const start = await kept(record, () => host.measureStart(RUNS, program));
  const scale = isThisNode ? neededScale(start.timeMs) : undefined;
  return { start: { ...start, ...(scale !== undefined && { scale }) } };
}

/** What the file keeps; measured, and kept, where it cannot be read. */
async function kept(
  record: string,
  measure: () => Promise<{ timeMs: number; memoryMiB: number }>,
): Promise<{ timeMs: number; memoryMiB: number }> {
  try {
    return JSON.parse(readFileSync(record, "utf8")).start;
  } catch {
    const start = await measure();
    writeAtomically(record, JSON.stringify({ start }));
    return start;
  }
}

/** An empty file, since the runtimes name their options for a program in the command line differently. */
function emptyFile(command: readonly string[], folder: string): Program {
  const file = join(folder, "empty.js");
  if (!existsSync(file)) writeAtomically(file, "");
  return bundleProgram({ file, code: "", sources: [], sha256: "" }, command);
}
