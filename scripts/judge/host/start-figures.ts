import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE } from "../../base/host/repository";
import { writeAtomically } from "../../base/host/write-atomically";
import { hash } from "../../runner/host/program";
import type { RunFacts } from "../judge-event";
import type { OpenJudgeHost } from "./open-judge-host";

const RUNS = 3;

/** Time and memory of an empty program, measured once for each runtime and tier. */
export async function startFigures(host: OpenJudgeHost): Promise<Pick<RunFacts, "start">> {
  const mark = hash(process.execPath, process.version, host.sandbox.tier).slice(0, 16);
  const record = join(CACHE, "supervisor", `start-${mark}.json`);
  try {
    return JSON.parse(readFileSync(record, "utf8"));
  } catch {
    const start = await host.measureStart(RUNS);
    writeAtomically(record, JSON.stringify({ start }));
    return { start };
  }
}
