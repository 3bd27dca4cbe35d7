import { expect, it } from "vitest";
import type { JudgeName } from "../../problem/problem";
import { pageOf } from "./submit-page";
import { unnamedJudge } from "./unnamed-judge";

const node = `judged under Node ${process.versions.node}`;
const sources = (judges: readonly JudgeName[], found?: string) => ({
  ...{ slug: "sum", found, judges: judges.map((judge) => ({ judge, id: "1000" })) },
});

it.each([
  [[], "https://www.acmicpc.net/problem/1000", "acmicpc.net is no judge that judgebench knows: "],
  [[], "https://yukicoder.me/problems/no/1", "yukicoder.me is no judge that judgebench knows: "],
  [
    [],
    "https://codeforces.com/contest/7/problem/E",
    "problem.ts names no judge, though its page is at codeforces.com: ",
  ],
  [["lightoj"], undefined, "LightOJ is no judge that judgebench knows: "],
  [["timus", "lightoj"], undefined, "LightOJ is no judge that judgebench knows: "],
  [[], undefined, "no judge is named: "],
] as const)("%j at %s: no judge's rules hold, and that is said", (judges, found, said) => {
  expect(unnamedJudge(sources(judges, found))).toBe(said + node);
});

it("a judge that takes JavaScript is among them: its rules hold", () => {
  expect(unnamedJudge(sources(["uva", "spoj"]))).toBeUndefined();
});

it.each([
  ["timus", "Timus takes no JavaScript"],
  ["uva", "UVa takes no JavaScript"],
  ["leetcode", "LeetCode calls a function of its own, and gives no stdin"],
] as const)("nothing is submitted to %s", (judge, why) => {
  const message = `${why}; nothing was copied`;
  expect(() => unnamedJudge(sources([judge]))).toThrow(
    expect.objectContaining({ message, exitCode: 3 }),
  );
});

it("a task of an unknown judge is submitted from its own page", () => {
  const address = "https://www.acmicpc.net/problem/1000";
  expect(pageOf(sources([], address), "node-20.20.2")).toEqual({ address });
  expect(pageOf(sources([]), "node-20.20.2")).toEqual({
    missing: "problem.ts of sum names no judge",
  });
});
