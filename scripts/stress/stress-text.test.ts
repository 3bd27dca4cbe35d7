import { expect, it } from "vitest";
import type { Fault } from "./stress-event";
import { stressText } from "./stress-text";

const input = new TextEncoder().encode("3\n1 2 3\n");
const wrong: Fault = { culprit: "solution", verdict: "WA", message: "", input };
const invalid: Fault = { ...wrong, culprit: "generator" };

it("counts inputs and attempts in the singular and the plural", () => {
  const found = { type: "found", seed: 7, fault: wrong } as const;
  expect(stressText({ ...found, tried: 1 })).toBe("seed 7: WA after 1 input\n");
  expect(stressText({ ...found, tried: 20 })).toBe("seed 7: WA after 20 inputs\n");
  const shrunk = { type: "shrunk", fault: wrong, hasValidator: true } as const;
  expect(stressText({ ...shrunk, attempts: 1, isMinimal: true })).toBe("shrunk in 1 attempt\n");
  expect(stressText({ ...shrunk, attempts: 5, isMinimal: false })).toBe(
    "shrunk in 5 attempts, then the time was over\n",
  );
  expect(stressText({ ...shrunk, attempts: 9, isMinimal: true, hasValidator: false })).toBe(
    "shrunk in 9 attempts; with a validator it may shrink further\n",
  );
});

it("says that all inputs were equal, and nothing where they were not", () => {
  const end = { type: "end", tried: 40, failed: false } as const;
  expect(stressText({ ...end, isOneInput: true })).toBe(
    "all 40 inputs were equal: the generator takes nothing from its seed\n",
  );
  expect(stressText(end)).toBe("");
});

it("shows the begin and the end of a long dialogue, without the expected output", () => {
  const transcript = Array.from({ length: 50 }, (_, at) => `${at % 2 ? "<" : ">"} ${at}\n`).join(
    "",
  );
  const fault = { ...wrong, message: "too many questions", expected: input, transcript };
  const text = stressText({ type: "confirmed", fault });
  const lines = text.split("\n");
  expect(lines.slice(0, 3)).toEqual(["WA: too many questions", "input:", "  3"]);
  expect(lines[4]).toBe("dialogue, > says the solution, < the interactor:");
  expect(lines.slice(5, 17)).toEqual(transcript.split("\n").slice(0, 12).map(indented));
  expect(lines[17]).toBe("  … 14 more lines");
  expect(lines.slice(18)).toEqual([...transcript.split("\n").slice(26, 50).map(indented), ""]);
});
const indented = (line: string) => `  ${line}`;

it("says of processes that differ from run to run that they do, and not that they keep state", () => {
  const event = { type: "unconfirmed", fault: wrong, instead: "accepted" } as const;
  expect(stressText(event, true)).toBe(
    "not confirmed: WA, then accepted: not every run is alike\n",
  );
  expect(stressText(event)).toMatch(
    /^not confirmed: in memory WA, as a process of its own: accepted/,
  );
});

it.each([
  [invalid, true, true, "only valid inputs can be"],
  [wrong, false, true, "the time was over"],
  [wrong, true, true, "no smaller valid input was found"],
  [wrong, true, false, "it may shrink with a validator"],
])("says why nothing was shrunk", (fault, isMinimal, hasValidator, why) => {
  expect(stressText({ type: "shrunk", fault, attempts: 0, isMinimal, hasValidator })).toBe(
    `not shrunk: ${why}\n`,
  );
});
