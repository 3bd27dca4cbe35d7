import { readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { factorial } from "../../../lib/sequence/permutation-rank";
import { CACHE } from "../../base/host/roots";
import type { PatternPlan } from "../pattern-plans";
import { takeLock } from "./build-lock";
import { DatabaseBytes, readDatabase, writeDatabase } from "./database-file";
import { fillGroup } from "./fill-group";
import { inWorker } from "./in-worker";

const POLL_MS = 200;
/** From this many placements on, computing the values takes longer than starting a thread. */
const WORTH_A_THREAD = 10 ** 6;

/** Receives a line of progress while a database is opened. */
export type ReportProgress = (text: string) => void;

/** Where a plan's database is kept. */
export function databaseFile(name: string, folder = join(CACHE, "databases")): string {
  return join(folder, `${name}.bin`);
}

/**
 * The values of all groups, one behind the other: read from the file if it is complete, else built by one
 * process at a time and saved. Threads may share them.
 */
export async function openDatabase(
  file: string,
  plan: PatternPlan,
  report: ReportProgress,
): Promise<Uint8Array<SharedArrayBuffer>> {
  const sizes = plan.groups.map(({ length }) => placements(plan, length));
  const bytes = new DatabaseBytes(sizes.reduce((sum, size) => sum + size, 0));
  const name = basename(file);
  let fault = readDatabase(file, plan, bytes);
  for (let waits = false; fault !== ""; ) {
    const release = takeLock(`${file}.lock`);
    if (!release) {
      if (!waits) report(`${name}: another process is building it`);
      waits = true;
      await sleep(POLL_MS);
      continue;
    }
    try {
      fault = readDatabase(file, plan, bytes); // built by another since
      if (fault === "") break;
      report(`${name}: ${fault}; building it`);
      removeDrafts(file);
      await build(plan, sizes, bytes.values);
      writeDatabase(file, plan, bytes);
      fault = "";
    } finally {
      release();
    }
  }
  return bytes.values;
}

/** Builds large groups in threads of their own, small ones in this thread. */
async function build(plan: PatternPlan, sizes: readonly number[], values: Uint8Array) {
  const { rows, columns, groups } = plan;
  let offset = 0;
  const threads = groups.map((tiles, at) => {
    const groupValues = values.subarray(offset, offset + sizes[at]!);
    offset += sizes[at]!;
    if (groupValues.length < WORTH_A_THREAD) return fillGroup(rows, columns, tiles, groupValues);
    return inWorker<void>(
      join(__dirname, "fill-group.ts"),
      "fillGroup",
      rows,
      columns,
      tiles,
      groupValues,
    );
  });
  await Promise.all(threads);
}

/** Drafts of builders that were killed; the holder of the lock is the only builder. */
function removeDrafts(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    if (name.startsWith(`.${basename(file)}.`)) rmSync(join(dirname(file), name), { force: true });
  }
}

/** Ways to put that many tiles on the board. */
function placements({ rows, columns }: PatternPlan, tiles: number): number {
  return factorial(rows * columns) / factorial(rows * columns - tiles);
}
