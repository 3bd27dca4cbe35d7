import { expect, it } from "vitest";
import type { Case } from "../../problem/case";
import { commandProgram } from "../../runner/host/program";
import { outcomeOf } from "./run-submission";

/** The cases that run for a program that is right until the third case, and the verdict. */
async function ran(more: Partial<Case>) {
  const names: string[] = [];
  const cases = ["a", "b", "c", "d", "e", "f"].map((name) => {
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
    { folder: "", judged },
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

it("runs every case where cases give points", async () => {
  const { names, outcome } = await ran({ points: 2 });
  expect(names).toBe("abcdef");
  expect([outcome.verdict, outcome.points]).toEqual(["WA", 4]);
});
