import { expect, it } from "vitest";
import type { OpenJudgeHost } from "./open-judge-host";
import { filterTrouble, prepareProblems } from "./select-problems";

const host = { lastTimeMs: () => undefined } as unknown as OpenJudgeHost;
const run = { limits: true, run: "true" };

it("an interruption is heard between two problems", async () => {
  const controller = new AbortController();
  const told: string[] = [];
  const doing = (line: string) => {
    told.push(line);
    setImmediate(() => controller.abort()); // as a signal comes: from the event loop
  };
  const { signal: interrupted } = controller;
  const slugs = ["n-queens", "knight-moves", "8-puzzle"];
  const problems = await prepareProblems(slugs, run, host, { doing, interrupted });
  expect(problems.length).toBeLessThan(2);
  expect(told.length).toBe(problems.length + 1);
  expect(told[0]).toBe("preparing n-queens …");
});

it("a filter that matches nothing is told, with what it could match", async () => {
  const judged = (filter: RegExp) => prepareProblems(["n-queens"], { ...run, filter }, host);
  const [trouble] = filterTrouble(/zzz/, await judged(/zzz/));
  expect(trouble?.message).toBe("no case of n-queens matches /zzz/");
  expect(trouble?.hint).toContain("edge-1");
  expect(filterTrouble(/edge/, await judged(/edge/))).toEqual([]);
});
