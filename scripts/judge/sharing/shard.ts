import type { Case } from "../../problem/case";
import { sha256 } from "../../problem/sha256";
import type { Judged } from "../judged";

/** One part of a run that several machines share; `index` counts from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export type ShardBy = "hash" | "time";

type Sharded = Pick<Judged<unknown>, "slug" | "cases">;

/** What a case without a last time is taken for, where none has one. */
const USUAL_MS = 100;

/**
 * The problems with the cases of one shard alone. By hash a case stays in its shard when others come or
 * go; by time all shards last about equally long, and every machine has to know the same last times.
 * Cases of a problem that counts points stay together, as its score needs them all.
 */
export function shardOf<Problem extends Sharded>(
  problems: readonly Problem[],
  { index, count }: Shard,
  by: ShardBy = "hash",
): Problem[] {
  const keys = [...new Set(problems.flatMap((problem) => problem.cases.map(keyOf(problem))))];
  const shards = by === "hash" ? byHash(keys, count) : byTime(problems, keys, count);
  return problems.map((problem) => {
    const key = keyOf(problem);
    return {
      ...problem,
      cases: problem.cases.filter((testCase) => shards.get(key(testCase)) === index),
    };
  });
}

/** What goes to a shard as one: a case, or a whole problem that counts points. */
function keyOf({ slug, cases }: Sharded): (testCase: Case) => string {
  const isScored = cases.some(({ points }) => points !== undefined);
  return ({ name }) => (isScored ? slug : `${slug}/${name}`);
}

function byHash(keys: readonly string[], count: number): Map<string, number> {
  // 48 bits: the remainder is as good as even for any number of machines.
  const hash = (key: string) => Number.parseInt(sha256(key).slice(0, 12), 16);
  return new Map(keys.map((key) => [key, (hash(key) % count) + 1]));
}

/** The longest first, each to the shard that has least yet. */
function byTime(
  problems: readonly Sharded[],
  keys: readonly string[],
  count: number,
): Map<string, number> {
  const timeMs = new Map<string, number>(keys.map((key) => [key, 0]));
  const measuredMs = problems.flatMap(({ cases }) => cases.flatMap(({ lastMs }) => lastMs ?? []));
  const usualMs =
    measuredMs.length > 0
      ? [...measuredMs].sort((a, b) => a - b)[measuredMs.length >> 1]!
      : USUAL_MS;
  for (const problem of problems) {
    const key = keyOf(problem);
    for (const testCase of problem.cases) {
      timeMs.set(key(testCase), timeMs.get(key(testCase))! + (testCase.lastMs ?? usualMs));
    }
  }
  const loads = new Array<number>(count).fill(0);
  const shards = new Map<string, number>();
  const longestFirst = [...timeMs].sort(([a, aMs], [b, bMs]) => bMs - aMs || (a < b ? -1 : 1));
  for (const [key, ms] of longestFirst) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least]! += ms;
    shards.set(key, least + 1);
  }
  return shards;
}
