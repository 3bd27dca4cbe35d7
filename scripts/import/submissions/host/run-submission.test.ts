import { expect, it } from "vitest";
import type { Case } from "../../../problem/case";
import { commandProgram } from "../../../runner/host/program";
import { outcomeOf } from "./run-submission";

/** The cases that run for a program that is right until the third case, and the verdict. */
async function ran(
  more: Partial<Case>,
  requires: Readonly<Record<string, string[]>> = {},
  given = ["a", "b", "c", "d", "e", "f"],
) {
  const names: string[] = [];
  const cases = given.map((name) => {
    return { name, input: `${name}.in`, expected: `${name}.out`, ...more };
  });
  const judged = {
    slug: "p",
    compare: () => ({ verdict: "WA", message: "differs" }) as const,
    checker: "",
    cases,
    troubles: [],
  };
  const usual = { exitCode: 0, timeMs: 1, wallMs: 1, idleMs: 0, flooded: false, stderr: "" };
  const host = {
    async run(_problem: unknown, _program: unknown, { name }: Case) {
      names.push(name);
      return { ...usual, output: new Uint8Array(), same: name < "c" };
    },
    read: () => new Uint8Array(),
    recall: () => undefined,
    remember: () => {},
  };
  const limits = { timeMs: 1000, memoryMiB: 100, outputBytes: 1000 };
  const { signal } = new AbortController();
  const outcome = await outcomeOf(
    { folder: "", judged, requires: new Map(Object.entries(requires)) },
    commandProgram(`"${process.execPath}" -e 0`),
    limits,
    host,
    { jobs: 1 },
    signal,
  );
  return { names: names.join(""), outcome };
}

it("runs no case after the first one that fails, which decides", async () => {
  const { names, outcome } = await ran({});
  expect(names).toBe("abc");
  expect([outcome.verdict, outcome.worst?.name]).toEqual(["WA", "c"]);
});

it("counts no case that requires a group which fails", async () => {
  const score = async (requires: Readonly<Record<string, string[]>>) =>
    (await ran({ points: 2 }, requires, ["a", "b", "ok/1", "x/1"])).outcome.points;
  expect(await score({})).toBe(4);
  expect(await score({ a: ["x"], b: ["o", "c"] })).toBe(2);
});

it("runs every case where cases give points", async () => {
  const { names, outcome } = await ran({ points: 2 });
  expect(names).toBe("abcdef");
  expect([outcome.verdict, outcome.points]).toEqual(["WA", 4]);
});
