import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../../testing/test-folder";
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
  const missing = "problem.ts of knight-moves has no entry for AOJ";
  expect(submitted.page("aoj")).toEqual({ missing });
});

it("another program of a problem has the problem's page, or the problem's reason for none", () => {
  const { page } = submittedProgram("problems/knight-moves/brute.ts", false);
  expect(page("spoj")).toEqual(submittedProgram("knight-moves", false).page("spoj"));
  expect(page("aoj")).toEqual({ missing: "problem.ts of knight-moves has no entry for AOJ" });
});

it("a program elsewhere has no page", () => {
  const { page } = submittedProgram("scripts/problem/template/solution.ts", false);
  expect(page("spoj")).toEqual({ missing: "the program is in no problem's folder" });
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
  expect(submitted.page("library-checker")).toEqual({
    address: "https://judge.yosupo.jp/problem/predecessor_problem",
  });
  const missing = "the card of lib/structure/proof/int-set.verify.ts names none of AtCoder";
  expect(submitted.page("atcoder")).toEqual({ missing });
});

it("a program in another language is named as what it is", () => {
  const file = join(testFolder({ "a.py": "" }), "a.py");
  const fault = { message: `submit takes TypeScript and JavaScript, not ${file}`, exitCode: 3 };
  expect(() => submittedProgram(file, false)).toThrow(expect.objectContaining(fault));
});

it("an unknown name is reported with the nearest one", () => {
  const fault = expect.objectContaining({ hint: "int-set", exitCode: 4 });
  expect(() => submittedProgram("int-ste", true)).toThrow(fault);
  expect(() => submittedProgram("knigth-moves", false)).toThrow('no problem "knigth-moves"');
});
