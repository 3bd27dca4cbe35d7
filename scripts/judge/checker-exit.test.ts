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
