import { expect, it } from "vitest";
import { generatedCases } from "./planned-case";
import { twin as several } from "./toys/several.twin";
import type { Twin } from "./twin";

const twin: Twin = {
  problem: "toy",
  generators: {
    any: (random) => `${random.int(0, 1e9)}`,
    known: () => ({ input: "a", output: "b" }),
    "max-size": () => "1",
  },
  naive: (input) => `${input}!`,
};
const contents = (seed: number) =>
  generatedCases(twin, seed, 2).map((planned) => planned.content());

it("each generator gives `repeats` cases, a max- generator one", () => {
  expect(generatedCases(twin, 1, 2).map(({ name }) => name)).toEqual([
    ...["any-1", "any-2", "known-1", "known-2", "max-size"],
  ]);
});

it("equal seeds give equal cases, cases of one run differ", () => {
  expect(contents(5)).toEqual(contents(5));
  expect(contents(5)[0]).not.toEqual(contents(6)[0]);
  expect(contents(5)[0]).not.toEqual(contents(5)[1]);
  const last = generatedCases(twin, 5, 2)[1]!; // made alone, as under a filter
  expect(last.content()).toEqual(contents(5)[1]);
});

it("the answer is the generator's, or the naive one", () => {
  const [any, , known, , max] = contents(5);
  expect(any!.expected).toBe(`${any!.input}!`);
  expect(known).toEqual({ input: "a", expected: "b" });
  expect(max!.expected).toBe("1!");
});

it("a max- case has no expected answer where the twin can check one", () => {
  const max = generatedCases(several, 1, 1).find(({ name }) => name === "max-sum")!;
  expect(max.content()).toEqual({ input: "1000000001\n", expected: undefined });
});

it("an input at the bounds comes once, without an answer", () => {
  const cases = generatedCases({ ...twin, atBounds: { "max-far": () => "9" } }, 1, 2);
  expect(cases.map(({ name }) => name).at(-1)).toBe("max-far");
  expect(cases.at(-1)!.content()).toEqual({ input: "9", expected: undefined });
});
