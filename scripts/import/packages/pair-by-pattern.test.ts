import { expect, it } from "vitest";
import { pairByPattern } from "./pair-by-pattern";

it.each([
  [
    "test*/in{n}",
    "test*/out{n}",
    ["testA/in1", "testA/out1", "testB/in1", "testB/out1"],
    ["A-1", "B-1"],
  ],
  ["q{n}", "a{n}", ["q1", "a1", "q22", "a22", "b1"], ["1", "22"]],
  ["data/*.q(1)", "data/*.r", ["data/x.q(1)", "data/x.r"], ["x"]],
])("%s and %s pair %j as %j", (input, output, paths, keys) => {
  const { pairs, unpaired } = pairByPattern(paths, [input, output]);
  expect(pairs.map(({ key }) => key)).toEqual(keys);
  expect(unpaired).toEqual([]);
});

it("names what is passed over, and wants two patterns", () => {
  expect(pairByPattern(["q1", "a2"], ["q{n}", "a{n}"]).unpaired).toEqual(["q1", "a2"]);
  expect(() => pairByPattern([], ["q{n}"])).toThrow("takes two patterns");
});
