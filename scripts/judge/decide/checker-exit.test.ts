import { expect, it } from "vitest";
import { checkerVerdict } from "./checker-exit";

// testlib.h: quitp ends with 7 and prints points; dmoj/contrib/coci.py: a share of them.
it.each([
  ["points 2.5 half of it\n", { verdict: "AC", points: 2.5 }],
  ["note\npoints 0\n", { verdict: "AC", points: 0 }],
  ["partial 1/4", { verdict: "AC", share: 0.25 }],
])("exit code 7 with %j", (message, result) => {
  expect(checkerVerdict("testlib", 7, message)).toEqual(result);
});

it.each(["", "partial 5/4", "partial 1/0", "points many"])("without points: %j", (message) => {
  expect(() => checkerVerdict("testlib", 7, message)).toThrow("ended with exit code 7");
});

// dmoj/contrib/peg.py: a part and a whole on two lines, with the exit code of a wrong answer.
it.each([
  [0, "", { verdict: "AC" }],
  [1, "half\n3\n6\n", { verdict: "AC", share: 0.5 }],
  [1, "0\n6\n", { verdict: "WA", message: "0" }],
  [1, "7\n6\n", { verdict: "WA", message: "7" }],
  [1, "1\n0\n", { verdict: "WA", message: "1" }],
  [1, "wrong", { verdict: "WA", message: "wrong" }],
])("peg's exit code %j with %j", (code, message, result) => {
  expect(checkerVerdict("peg", code, message)).toEqual(result);
  if (code === 1) expect(checkerVerdict("testlib", code, message).verdict).toBe("WA");
});

// testlib.h: _dirt ends with 4 and _unexpected_eof with 8; of _dirt it says "wrong output format".
it.each([2, 4, 8])("exit code %j of testlib is a wrong format", (code) => {
  expect(checkerVerdict("testlib", code, "why")).toEqual({ verdict: "PE", message: "why" });
});
