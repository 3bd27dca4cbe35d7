import type { Grading } from "../../judge/events/grading";
import type { CaseWorth } from "../../problem/case-origin";

/** A case of an init.yml as its grading sees it, in the order of the file. */
export interface DmojEntry {
  readonly name: string;
  readonly points: number;
  /** From 1; undefined for a case that is in no batch. */
  readonly batch?: number;
  /** The batches, all before its own, that must have passed. */
  readonly dependencies: readonly number[];
}

/**
 * DMOJ's rules: a case that fails ends its batch; once a case that is worth 0 has failed (a pretest, too), the
 * first failure ends the grading; a batch runs only where those it depends on have passed. What does not run
 * gives nothing. A batch gives the least of its cases.
 */
export function dmojGrading(entries: readonly DmojEntry[]): Grading {
  return (results) => {
    const byName = new Map(results.map((result) => [result.name, result]));
    const passed = new Set<number>();
    const batches = new Map<number, number>();
    let points = 0;
    let isEnded = false;
    let endsAtFailure = false;
    for (const [at, { name, points: worth, batch, dependencies }] of entries.entries()) {
      const isNew = entries[at - 1]?.batch !== batch;
      if (batch !== undefined && isNew && !dependencies.every((one) => passed.has(one)))
        isEnded = true;
      const result = isEnded ? undefined : byName.get(name);
      const gained = result?.verdict === "AC" ? (result.points ?? worth * (result.share ?? 1)) : 0;
      if (batch === undefined) points += gained;
      else batches.set(batch, Math.min(batches.get(batch) ?? gained, gained));
      if (result && result.verdict !== "AC" && result.verdict !== "ran") {
        endsAtFailure ||= worth === 0;
        isEnded = batch !== undefined || endsAtFailure;
      }
      if (batch !== undefined && entries[at + 1]?.batch !== batch) {
        if (!isEnded) passed.add(batch);
        isEnded &&= endsAtFailure;
      }
    }
    for (const least of batches.values()) points += least;
    const inOrder = entries.map(({ name }) => byName.get(name)?.verdict ?? "AC");
    return { verdict: inOrder.find((verdict) => verdict !== "AC") ?? "AC", points };
  };
}

/** Limits of one case, in seconds and KiB, as parts of those of the whole problem. */
export function limitShares(
  entry: Readonly<Record<string, unknown>>,
  { timeMs, memoryMiB }: { readonly timeMs: number; readonly memoryMiB: number },
): CaseWorth {
  const own = (name: string) => {
    const value = entry[name];
    if (value === undefined || value === null) return undefined;
    if (Number(value) > 0 && Number(value) < 1e9) return Number(value);
    throw new Error(
      `init.yml: expected ${name} as a number above 0, found ${JSON.stringify(value)}`,
    );
  };
  const [seconds, kib] = [own("time_limit"), own("memory_limit")];
  return {
    ...(seconds !== undefined && { timeShare: (seconds * 1000) / timeMs }),
    ...(kib !== undefined && { memoryShare: kib / 1024 / memoryMiB }),
  };
}

/** The earlier batches, from 1, that a batch asks for. */
export function dependenciesOf(
  { dependencies }: Readonly<Record<string, unknown>>,
  batch: number,
): number[] {
  if (dependencies === undefined || dependencies === null) return [];
  const isEarlier = (one: unknown) =>
    Number.isInteger(one) && Number(one) >= 1 && Number(one) < batch;
  if (Array.isArray(dependencies) && dependencies.every(isEarlier)) return dependencies.map(Number);
  throw new Error(
    `init.yml: expected dependencies of batch ${batch} as numbers of earlier batches, found ${JSON.stringify(dependencies)}`,
  );
}
