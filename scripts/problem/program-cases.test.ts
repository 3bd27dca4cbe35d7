import { expect, it } from "vitest";
import { programOfCase, programStems } from "./program-cases";

it.each([
  ["10-1", ["1", "10"], "10"],
  ["1-1", ["1", "10"], "1"],
  ["10", ["1", "10"], "10"],
  ["e2", ["e", "e2"], "e2"],
  ["e2.1", ["e", "e2"], "e2"],
  ["e_1", ["e", "e2"], "e"],
  ["a-1-2", ["a", "a-1"], "a-1"],
  ["a-10", ["a", "a-1"], "a-1"],
  ["a-2", ["a", "a-1"], "a"],
  ["abc", ["a", "b"], undefined],
  ["sample-1", ["a", "b"], undefined],
  ["3", ["a"], undefined],
])("case %s beside %j belongs to %s", (name, stems, owner) =>
  expect(programOfCase(name, stems)).toBe(owner));

it("programs are sources of any language, but for those that help one", () => {
  const files = [
    "a.ts",
    "a.py",
    "a.brute.ts",
    "b.generate.ts",
    "c.d.ts",
    "d.test.ts",
    "e.cpp",
    "1.in",
  ];
  expect(programStems(files)).toEqual(["a", "e"]);
});
