import { expect, it } from "vitest";
import { submittedProgram } from "./submitted-program";

it("a slug is a solution, which npm run judge judges", () => {
  const submitted = submittedProgram("knight-moves", false);
  expect(submitted).toMatchObject({
    slug: "knight-moves",
    program: "problems/knight-moves/solution.ts",
    judgedBy: "judge",
    word: "knight-moves",
    target: undefined,
  });
  expect(submitted.page("aoj")).toBe(undefined);
});

it.each([
  ["int-set", true],
  ["lib/structure/proof/int-set.verify.ts", false],
  ["./lib/structure/proof/int-set.verify.ts", true],
])("%s is a verify program, which npm run verify judges", (word, verify) => {
  const submitted = submittedProgram(word, verify);
  expect(submitted).toMatchObject({
    slug: "int-set",
    program: "lib/structure/proof/int-set.verify.ts",
    judgedBy: "verify",
    word: "lib/structure/proof/int-set.verify.ts",
    target: "library-checker",
  });
  expect(submitted.page("library-checker")).toBe(
    "https://judge.yosupo.jp/problem/predecessor_problem",
  );
  expect(submitted.page("atcoder")).toBe(undefined);
});

it("an unknown name is reported with the nearest one", () => {
  const fault = expect.objectContaining({ hint: "int-set", exitCode: 4 });
  expect(() => submittedProgram("int-ste", true)).toThrow(fault);
  expect(() => submittedProgram("knigth-moves", false)).toThrow('no problem "knigth-moves"');
});
