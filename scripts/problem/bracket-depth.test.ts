import { expect, it } from "vitest";
import { bracketDepth } from "./bracket-depth";

it.each([
  ["", 0],
  ["a", 0],
  ["()[]{}", 1],
  ["([{}])", 3],
  [")))(", 1],
  ["f(g(h(1)), [2])", 3],
  [`${"[".repeat(20_000)}${"]".repeat(20_000)}`, 20_000],
])("%.20s", (source, depth) => {
  expect(bracketDepth(source)).toBe(depth);
});
