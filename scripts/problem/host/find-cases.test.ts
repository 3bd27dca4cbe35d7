import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { testFolder } from "../../testing/test-folder";
import { findCases } from "./find-cases";

let folder: string;
beforeEach(() => {
  folder = testFolder();
});

function put(name: string, output = "1\n"): void {
  writeFileSync(join(folder, `${name}.in`), "1\n");
  writeFileSync(join(folder, `${name}.out`), output);
}

const namesOf = (only?: RegExp) => findCases("toy", folder, only).cases.map(({ name }) => name);

it("finds cases in natural order, names with a leading dot too", () => {
  for (const name of ["10", "2", "1", ".hidden"]) put(name);
  expect(namesOf()).toEqual([".hidden", "1", "2", "10"]);
  expect(findCases("toy", folder).troubles).toEqual([]);
});

it("takes an input without its output as a case without an answer", () => {
  put("1");
  writeFileSync(join(folder, "2.in"), "");
  writeFileSync(join(folder, "3.out"), "");
  const { cases, troubles } = findCases("toy", folder);
  expect(cases.map(({ name, expected }) => [name, expected !== undefined])).toEqual([
    ["1", true],
    ["2", false],
  ]);
  expect(troubles.map(({ message }) => message)).toEqual(["cases/toy/3.in is missing"]);
});

it("names files without a name", () => {
  put("1");
  writeFileSync(join(folder, ".out"), "");
  expect(namesOf()).toEqual(["1"]);
  expect(findCases("toy", folder).troubles).toEqual([
    { message: "cases/toy/.out is no case: it has no name", hint: "name it, or remove it" },
  ]);
});

it("names an expected file that begins with a byte-order mark", () => {
  put("1", "\uFEFF1\n");
  put("2", "");
  expect(namesOf()).toEqual(["2"]);
  expect(findCases("toy", folder).troubles).toEqual([
    {
      message: "cases/toy/1.out begins with a byte-order mark (EF BB BF)",
      hint: "save it as UTF-8 without a byte-order mark",
    },
  ]);
});

it("opens the files of the wanted cases alone", () => {
  for (let index = 0; index < 1000; index++) put(`case-${index}`, "\uFEFF");
  put("wanted");
  expect(namesOf(/^wanted$/)).toEqual(["wanted"]);
  expect(findCases("toy", folder, /^wanted$/).troubles).toEqual([]);
});
