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
  ["a1-2", ["a", "a1"], "a1"],
  ["a11", ["a", "a1"], "a1"],
  ["2024.10-1", ["2024", "2024.10"], "2024.10"],
  ["2024.1", ["2024.10"], undefined],
  ["sol_v23", ["sol", "sol_v2"], "sol_v2"],
  ["x.y.1", ["x", "x.y"], "x.y"],
  ["with space-1", ["with", "with space"], "with space"],
  ["Ab", ["A"], undefined],
])("case %s beside %j belongs to %s", (name, stems, owner) =>
  expect(programOfCase(name, stems)).toBe(owner));

it("programs are sources of any language, but for those that help one", () => {
  const files = [
    ...["a.ts", "a.py", "a.brute.ts", "b.generate.ts", "c.d.ts", "d.test.ts", "e.cpp", "1.in"],
  ];
  expect(programStems(files)).toEqual(["a", "e"]);
});
