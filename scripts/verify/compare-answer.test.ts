import { expect, it } from "vitest";
import { answerComparer, NO_ANSWER } from "./compare-answer";
import { twin as right } from "./toys/right.twin";
import { twin as several } from "./toys/several.twin";
import type { Twin } from "./twin";

const bytes = (text: string) => new TextEncoder().encode(text);

function compare(twin: Twin, input: string, expected: string, output: string) {
  const files = { input: "1.in", expected: "1.out" };
  const texts = { input: bytes(input), expected: bytes(expected), output: bytes(output) };
  return answerComparer(twin)({ files, ...texts });
}

it("outputs are compared by tokens where one answer is right", () => {
  expect(compare(right, "1 2\n", "3\n", " 3")).toEqual({ verdict: "AC" });
  expect(compare(right, "1 2\n", NO_ANSWER, "any")).toEqual({ verdict: "AC" });
  expect(compare(right, "1 2\n", "3\n", "4\n")).toMatchObject({
    verdict: "WA",
    message: expect.stringContaining('line 1, token 1: expected "3", found "4"'),
  });
});

it("the twin's check decides where several are right", () => {
  expect(compare(several, "9\n", "0 9\n", "4 5\n")).toEqual({ verdict: "AC" });
  expect(compare(several, "9\n", "0 9\n", "4 4\n")).toEqual({
    verdict: "WA",
    message: "4 + 4 is not 9",
  });
  expect(compare(several, "9\n", NO_ANSWER, "")).toMatchObject({ verdict: "WA" });
});

it("the check receives an expected answer only where there is one", () => {
  const heard: (string | undefined)[] = [];
  const listening: Twin = { ...several, check: (_input, _output, answer) => heard.push(answer) };
  compare(listening, "9\n", "0 9\n", "");
  compare(listening, "9\n", NO_ANSWER, "");
  expect(heard).toEqual(["0 9\n", undefined]);
});
