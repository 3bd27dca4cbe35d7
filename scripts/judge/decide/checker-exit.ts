import type { CheckResult } from "../../problem/check-result";

/** The convention of a checker's or interactor's exit codes; peg's is DMOJ's type of that name. */
export type Convention = "testlib" | "icpc" | "peg";

const MEANING: Readonly<Record<Convention, Readonly<Record<number, "AC" | "WA" | "PE">>>> = {
  // 4 and 8: the output goes on behind what the checker read of it, or ends before.
  testlib: { 0: "AC", 1: "WA", 2: "PE", 4: "PE", 8: "PE" },
  icpc: { 42: "AC", 43: "WA" },
  peg: { 0: "AC", 1: "WA" },
};

/** testlib's exit code of an answer that has points. */
const PARTIAL = 7;

/** "points 2.5" of testlib, or "partial 1/2", the share of DMOJ's type coci. */
function partialOf(message: string): { points: number } | { share: number } | undefined {
  const [, points] = /^points ([+-]?\d*\.?\d+(?:e[+-]?\d+)?)/im.exec(message) ?? [];
  if (points !== undefined) return { points: Number(points) };
  const [, part, whole] = /^partial (\d+)\/(\d*[1-9]\d*)$/m.exec(message) ?? [];
  const share = Number(part) / Number(whole);
  return share >= 0 && share <= 1 ? { share } : undefined;
}

/** "3" and "10" on two lines: the share of a wrong answer that is worth something. */
function pegShare(message: string): number {
  const [, part, whole] = /^(\d+)\n(\d+)$/m.exec(message) ?? [];
  const share = Number(part) / Number(whole);
  return share <= 1 ? share : 0;
}

/** The meaning of a checker's exit code; throws for an unknown one, which makes the verdict JE. */
export function checkerVerdict(
  convention: Convention,
  exitCode: number | undefined,
  message: string,
): CheckResult {
  const verdict = exitCode === undefined ? undefined : MEANING[convention][exitCode];
  const first = message.trim().split("\n")[0]!.slice(0, 200);
  if (verdict === "AC") return { verdict };
  const partial = convention === "testlib" && exitCode === PARTIAL ? partialOf(message) : undefined;
  if (partial) return { verdict: "AC", ...partial };
  const share = convention === "peg" && verdict === "WA" ? pegShare(message) : 0;
  if (share > 0) return { verdict: "AC", share };
  if (verdict) return { verdict, message: first || "the checker gave no reason" };
  // As shells do, the sandbox of a checker ends with 128 and the number of the signal.
  const isKilled = exitCode === undefined || (exitCode > 128 && exitCode < 160);
  const how = isKilled ? "was killed" : `ended with exit code ${exitCode}`;
  throw new Error(`the checker ${how}${first ? `: ${first}` : ""}`);
}
