import { expect, it } from "vitest";
import { WORKSPACE } from "../../../base/host/roots";
import { testFolder, writeFiles } from "../../../testing/test-folder";
import { knownSlugs } from "../prepare/select-problems";
import { otherRun } from "./other-run";

const folder = testFolder();
writeFiles(folder, { "py.py": "", "py-1.in": "", "py-1.out": "", "bare.cpp": "" });
writeFiles(folder, { "cpp.cpp": "", "cpp-1.in": "", "cpp-1.out": "" });
const [py, cpp] = ["py.py", "cpp.cpp"].map((name) => `${folder}/${name}`.replaceAll("\\", "/"));

it("a program in another language is named by its path where cases lie beside it", () => {
  expect(knownSlugs([py!, cpp!])).toEqual({ slugs: [py, cpp], unknown: [] });
  expect(knownSlugs([`${folder}/bare.cpp`]).unknown).toMatchObject([
    { message: expect.stringContaining("is C++: it is judged on the cases of a problem") },
  ]);
  expect(knownSlugs([`${folder}/none.py`]).unknown).toMatchObject([
    { message: expect.stringMatching(/^there is no file \S+none\.py$/) },
  ]);
});

it("one in Python runs from its source, one in C++ once it is built", () => {
  expect(otherRun([py!])).toMatch(/^python3 \S+py\.py$/);
  expect(otherRun([py!.replace("py.py", "my py.py")])).toMatch(/^python3 "\S+my py\.py"$/);
  expect(() => otherRun([cpp!])).toThrow(/cpp\.cpp is C\+\+: it is judged once it is built$/);
  expect(() => otherRun([cpp!])).toThrow(
    expect.objectContaining({
      hint: expect.stringMatching(/^c\+\+ -O2 .*, then npm run judge \S+cpp\.cpp -- --run \S+cpp$/),
    }),
  );
});

it("it is judged alone, and nothing is said of solutions", () => {
  expect(() => otherRun(["n-queens", py!])).toThrow("py.py is Python: it is judged alone");
  expect(otherRun(["n-queens", `${WORKSPACE}/problems/n-queens/brute.ts`])).toBeUndefined();
});
