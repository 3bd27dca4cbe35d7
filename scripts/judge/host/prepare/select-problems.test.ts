import { writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { problem as knightMoves } from "../../../../problems/knight-moves/problem";
import { problem as own } from "../../../../problems/n-queens/problem";
import { CACHE, WORKSPACE } from "../../../base/host/roots";
import { findSlugs } from "../../../problem/host/find-slugs";
import type { Problem, TargetName } from "../../../problem/problem";
import { emptyProgram } from "../../../runner/host/program";
import { targets } from "../../../targets/targets";
import { testFolder } from "../../../testing/test-folder";
import { makeLargeCases } from "./make-large-cases";
import { prepareProblem } from "./prepare-problem";
import { filterTrouble, knownSlugs, prepareProblems, type Selection } from "./select-problems";

const host = { lastTimeMs: () => undefined };
const run = { limits: true, run: "true" };

it("an interruption is heard between two problems", async () => {
  const controller = new AbortController();
  const messages: string[] = [];
  const doing = (line: string) => {
    messages.push(line);
    setImmediate(() => controller.abort()); // as a signal comes: from the event loop
  };
  const { signal: interrupted } = controller;
  const slugs = ["n-queens", "knight-moves", "8-puzzle"];
  const problems = await prepareProblems(slugs, run, host, { doing, interrupted });
  expect(problems.length).toBeLessThan(2);
  expect(messages.length).toBe(problems.length + 1);
  expect(messages[0]).toBe("preparing n-queens …");
});

it("a filter that matches nothing is reported, with names that it could match", async () => {
  const judged = (filter: RegExp) => prepareProblems(["n-queens"], { ...run, filter }, host);
  const [trouble] = filterTrouble(/zzz/, await judged(/zzz/));
  expect(trouble?.message).toBe("no case of n-queens matches /zzz/");
  expect(trouble?.hint).toContain("edge-1");
  expect(filterTrouble(/edge/, await judged(/edge/))).toEqual([]);
});

it("of several that were named each needs a case that matches; of all problems one does", async () => {
  const folder = testFolder({ "a.js": "", "a-1.in": "", "a-1.out": "" });
  const file = `${folder}/a.js`;
  const judged = await prepareProblems([file, "n-queens"], { ...run, filter: /^edge-1$/ }, host);
  expect(filterTrouble(/^edge-1$/, judged)).toEqual([]);
  expect(filterTrouble(/^edge-1$/, judged, true)).toEqual([
    { message: `no case of ${file} matches /^edge-1$/`, hint: "--filter with one of a-1" },
  ]);
});

// n-queens has limits of its own; "true" is a program as any other.
describe("limits", () => {
  const limitsOf = async (options: Partial<Selection>) => {
    const selection = { ...run, filter: /^edge-1$/, ...options };
    const [judged] = await prepareProblems(["n-queens"], selection, host);
    return judged!.limits;
  };

  it("are the problem's, or as the options say", async () => {
    const usual = await limitsOf({});
    const { timeLimitMs: timeMs, memoryLimitMiB: memoryMiB } = own;
    const others = { outputBytes: 64 * 2 ** 20, processes: 512, files: 1024 };
    expect(usual).toEqual({ timeMs, memoryMiB, ...others });
    const asked = await limitsOf({ time: 700, memory: 99 });
    expect(asked).toEqual({ ...usual, timeMs: 700, memoryMiB: 99 });
    expect((await limitsOf({ scale: 2.5 })).timeMs).toBe(2.5 * own.timeLimitMs);
    expect((await limitsOf({ time: 700, scale: 2 })).timeMs).toBe(1400);
    const none = Number.POSITIVE_INFINITY;
    expect(await limitsOf({ limits: false })).toEqual({ ...usual, timeMs: none, memoryMiB: none });
  });

  it("are longer for a slow language, but not beyond an explicit --time", async () => {
    const script = join(testFolder(), "python3");
    writeFileSync(script, "#!/bin/sh\n", { mode: 0o755 });
    expect((await limitsOf({ run: script })).timeMs).toBe(4 * own.timeLimitMs);
    expect((await limitsOf({ run: script, time: 700 })).timeMs).toBe(700);
  });

  it("are those of the judge that it is judged for, where it has its own", async () => {
    const { judges, timeLimitMs } = knightMoves as Problem;
    for (const entry of judges.filter(({ judge }) => judge in targets)) {
      const target = entry.judge as TargetName;
      const judged = await prepareProblem("knight-moves", { program: emptyProgram(), target });
      expect(judged.limits.timeMs).toBe(entry.timeLimitMs ?? timeLimitMs);
    }
  });
});

it("problems are named by slug or by folder, once each", () => {
  const words = ["problems/n-queens/", "n-queens", "./cases/knight-moves", "problems/../lib"];
  const { slugs, unknown } = knownSlugs(words);
  expect(slugs).toEqual(["n-queens", "knight-moves"]);
  expect(unknown.map(({ message }) => message)).toEqual(['no problem "problems/../lib"']);
});

it("a folder of programs is no problem, and the hint names a program there", () => {
  const folder = testFolder({ "b.ts": "", "a.ts": "", "a.brute.ts": "" });
  const word = relative(WORKSPACE, folder).replaceAll("\\", "/");
  expect(() => findSlugs([word])).toThrow(
    expect.objectContaining({ hint: `npm run judge ${word}/a.ts`, exitCode: 4 }),
  );
  expect(() => findSlugs([`${word}/b.ts`])).toThrow(
    expect.objectContaining({ hint: `npm run judge ${word}/b.ts` }),
  );
});

it("--all means all problems, also beside names; unknown names are reported", () => {
  const all = knownSlugs([]).slugs;
  const { slugs, unknown } = knownSlugs(["n-queens", "n-kings"], true);
  expect(slugs).toEqual(all);
  expect(slugs.length).toBeGreaterThan(4);
  expect(unknown.map(({ message }) => message)).toEqual(['no problem "n-kings"']);
});

it("a workspace without a problem hears how one is made", () => {
  const { slugs, unknown } = knownSlugs([], true, () => []);
  expect(slugs).toEqual([]);
  const message = "problems/ has no problem yet";
  expect(unknown).toEqual([{ message, hint: "npm run new two-knights" }]);
});

it("a folder without problem.ts is reported; nothing is judged without its checker", async () => {
  const slug = `../.cache/${basename(testFolder({ "x.in": "", "x.out": "" }, "bare-", CACHE))}`;
  const { cases, troubles } = await prepareProblem(slug, { program: emptyProgram() });
  expect(cases).toEqual([]);
  const message = `problems/${slug}/problem.ts is missing`;
  const hint = "write it as problems/knight-moves/problem.ts is";
  expect(troubles).toEqual([{ message, hint }]);
});

describe("a faulty cases.json", () => {
  const messagesOf = async (text: string, filter?: RegExp) => {
    const files = { "x.in": "", "x.out": "", "cases.json": text };
    const slug = `../.cache/${basename(testFolder(files, "faulty-", CACHE))}`;
    const made = await makeLargeCases(slug, { filter });
    const { troubles } = await prepareProblem(slug, { program: emptyProgram(), filter });
    return [...made, ...troubles]
      .map(({ message }) => message)
      .filter((message) => /cases/.test(message));
  };

  it("is reported once", async () => {
    expect(await messagesOf("{ bad")).toEqual([expect.stringContaining("cases.json: ")]);
  });

  it("and a large case without a generator only where the filter wants that case", async () => {
    const text = '{ "large-a": { "from": "generator", "generator": "a", "seed": 1 } }';
    expect(await messagesOf(text)).toEqual([expect.stringContaining('"large-a"')]);
    expect(await messagesOf(text, /^large/)).toHaveLength(1);
    expect(await messagesOf(text, /^x$/)).toEqual([]);
  });
});
