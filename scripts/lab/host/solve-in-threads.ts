import { join } from "node:path";
import type { PatternPlan } from "../pattern-plans";
import { inWorker } from "./in-worker";
import type { Solved } from "./solve-boards";

/** Solves all boards by several threads that share the values. */
export async function solveInThreads(
  plan: PatternPlan,
  values: Uint8Array<SharedArrayBuffer>,
  boards: readonly (readonly number[])[],
  threads: number,
): Promise<Solved[]> {
  const taken = new Int32Array(new SharedArrayBuffer(4));
  const parts = await Promise.all(
    Array.from({ length: threads }, () =>
      inWorker<(Solved | undefined)[]>(
        join(__dirname, "solve-boards.ts"),
        "solveBoards",
        plan,
        values,
        boards,
        taken,
      ),
    ),
  );
  return boards.map((_, at) => parts.map((part) => part[at]).find(Boolean)!);
}
