import { expect, it } from "vitest";
import { asTyped } from "./as-typed";

it.each([
  ["npm run judge --", "jb judge"],
  ["npm run judge knight-moves", "jb judge knight-moves"],
  ["npm run judge -- a --for kattis", "jb judge a --for kattis"],
  ["npm run -s bundle a -- --stdout", "jb bundle a --stdout"],
  ["npm run stress a -- --seed 1", "jb stress a --seed 1"],
  ["next: npm run judge a; npm run run a sample-1", "next: jb judge a; jb run a sample-1"],
  ["npm ci", "npm ci"],
])("%j becomes %j, or the same of npx", (npm, jb) => {
  expect(asTyped(npm, "jb")).toBe(jb);
  expect(asTyped(npm, "npx jb")).toBe(jb.replace(/\bjb/g, "npx jb"));
  expect(asTyped(npm, "npm run")).toBe(npm);
});
