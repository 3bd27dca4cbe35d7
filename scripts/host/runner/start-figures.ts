import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunFacts } from "../../core/judge-event";
import type { OpenJudgeHost } from "../judging/open-judge-host";
import { CACHE } from "../repository";
import { writeAtomically } from "../write-atomically";
import { hash } from "./program";

const RUNS = 3;

/** What an empty program needs here, measured once for each runtime and tier. */
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
