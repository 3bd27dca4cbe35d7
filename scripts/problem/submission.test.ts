import { expect, it } from "vitest";
import { parseSubmissions, type Submission, sentBefore, standingOf } from "./submission";

const sent: Submission = {
  ...{ at: 2, judge: "kattis", sha256: "1", page: "https://x/p", way: "sent", arrived: "yes" },
};

it("reads a list, oldest first, and leaves out what is damaged", () => {
  const list = [{ ...sent, at: 3 }, sent, null, { ...sent, way: "other" }, { ...sent, at: "1" }];
  const read = parseSubmissions(JSON.stringify({ name: "a", submissions: list }));
  expect(read.map(({ at }) => at)).toEqual([2, 3]);
  for (const text of ["", "null", "[]", "{}", '{"submissions":1}'])
    expect(parseSubmissions(text)).toEqual([]);
});

it("reads the note of version 0.1 as a copy", () => {
  expect(parseSubmissions('{"at":5,"target":"spoj","sha256":"ab"}')).toEqual([
    { at: 5, judge: "spoj", sha256: "ab", way: "copied", arrived: "unknown" },
  ]);
});

it("the same bytes at the same page were sent before, whatever came of it", () => {
  const unknown: Submission = { ...sent, arrived: "unknown" };
  expect(sentBefore([unknown], sent)).toBe(unknown);
  expect(sentBefore([{ ...sent, way: "browser" }], sent)).toBeDefined();
  expect(sentBefore([{ ...sent, way: "copied" }], sent)).toBeUndefined();
  for (const change of [{ sha256: "2" }, { page: "https://x/q" }, { judge: "cses" as const }]) {
    expect(sentBefore([{ ...sent, ...change }], sent)).toBeUndefined();
  }
});

it("once accepted a task stays so", () => {
  const wrong: Submission = { ...sent, at: 4, verdict: "WA" };
  expect(standingOf([{ ...sent, verdict: "AC" }, wrong])).toBe("AC");
  expect(standingOf([wrong])).toBe("WA");
  expect([standingOf([sent]), standingOf([{ ...sent, way: "copied" }]), standingOf([])]).toEqual([
    "sent",
    "",
    "",
  ]);
});
