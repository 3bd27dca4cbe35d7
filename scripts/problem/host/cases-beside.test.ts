import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import { testFolder } from "../../testing/test-folder";
import { addCaseBeside, casesBeside } from "./cases-beside";

let folder = "";
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = testFolder();
});

it("names what is missing as it may be typed", () => {
  const { troubles } = casesBeside(join(WORKSPACE, "problems", "none.ts"));
  expect(troubles).toEqual([
    {
      message: "no cases lie beside problems/none.ts",
      hint: "npm run case problems/none.ts, or write problems/none-1.in and problems/none-1.out",
    },
  ]);
});

describe("names of cases beside a program", () => {
  it.each([
    [["1.in", "1.ans"], ["1"]],
    [["1.IN", "1.OUT"], ["1"]],
    [
      ["in4.txt", "out4.txt", "in10.txt", "out10.txt"],
      ["4", "10"],
    ],
    [["a1.txt", "a1.ans", "b1.in", "b1.sol"], ["a1"]],
    [
      ["1.in", "1.out", "2.in", "3.in", "3.ans"],
      ["1", "2", "3"],
    ],
  ])("%j", (files, names) => {
    for (const file of ["a.ts", "b.ts", ...files]) writeFileSync(at(file), file);
    const { cases, troubles } = casesBeside(at("a.ts"));
    expect(cases.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(troubles).toEqual([]);
  });
});

describe("addCaseBeside", () => {
  it("names the first case after the program, so that others beside it do not get it", () => {
    expect(addCaseBeside(at("a.ts"), "1\n", "2\n")).toBe("a-1");
    expect(addCaseBeside(at("a.ts"), "3\n", "4\n")).toBe("a-2");
    expect(readFileSync(at("a-2.out"), "utf8")).toBe("4\n");
    expect(casesBeside(at("a.ts")).cases.map(({ name }) => name)).toEqual(["a-1", "a-2"]);
  });

  it("writes into the folder that has cases, under the program's name", () => {
    mkdirSync(at("tests"));
    for (const name of ["1.in", "1.out", "2.in"]) writeFileSync(join(at("tests"), name), name);
    expect(addCaseBeside(at("a.ts"), "x\n", "y\n")).toBe("a-1");
    expect(readFileSync(join(at("tests"), "a-1.in"), "utf8")).toBe("x\n");
  });

  it("takes a case without an answer, and its answer later", () => {
    expect(addCaseBeside(at("a.ts"), "1\n")).toBe("a-1");
    expect(addCaseBeside(at("a.ts"), "1\n")).toBeUndefined();
    expect(casesBeside(at("a.ts")).cases[0]).toEqual({ name: "a-1", input: at("a-1.in") });
    expect(addCaseBeside(at("a.ts"), "1\n", "2\n")).toBe("a-1");
    expect(readFileSync(at("a-1.out"), "utf8")).toBe("2\n");
  });

  it("keeps a case with the same input, and refuses another output for it", () => {
    addCaseBeside(at("a.ts"), "1\n", "2\n");
    expect(addCaseBeside(at("a.ts"), "1\n", "2\n")).toBeUndefined();
    expect(() => addCaseBeside(at("a.ts"), "1\n", "3\n")).toThrow("a-1 has this input");
    expect(readFileSync(at("a-1.out"), "utf8")).toBe("2\n");
  });
});

describe("of several programs in a folder each has its own cases and those of all", () => {
  const cases = (file: string) => casesBeside(at(file)).cases.map(({ name }) => name);
  const put = (...names: string[]) => {
    for (const name of names) writeFileSync(at(name), "");
  };

  it.each([
    [["1.ts", "10.ts"], ["1-1", "10-1"], { "1.ts": ["1-1"], "10.ts": ["10-1"] }],
    [["e.ts", "e2.ts"], ["e", "e2", "e2-1"], { "e.ts": ["e"], "e2.ts": ["e2", "e2-1"] }],
    [["a.ts", "b.ts"], ["b-1"], { "a.ts": [], "b.ts": ["b-1"] }],
    [["a.ts", "b.py"], ["b-1", "3"], { "a.ts": ["3"], "b.py": ["3", "b-1"] }],
  ] as const)("%j with %j", (programs, names, owned) => {
    put(...programs, ...names.flatMap((name) => [`${name}.in`, `${name}.out`]));
    for (const [program, own] of Object.entries(owned)) expect(cases(program)).toEqual(own);
  });

  it("and what is written never is another's", () => {
    put("1.ts", "10.ts", "a.ts", "a-1.ts");
    expect(addCaseBeside(at("1.ts"), "3\n", "3\n")).toBe("1-1");
    expect(addCaseBeside(at("10.ts"), "3\n", "30\n")).toBe("10-1");
    expect(addCaseBeside(at("a.ts"), "1\n", "1\n")).toBe("a-2");
    expect([cases("1.ts"), cases("10.ts"), cases("a-1.ts")]).toEqual([["1-1"], ["10-1"], []]);
  });
});
