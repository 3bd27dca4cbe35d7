import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import { addCaseBeside, casesBeside } from "./cases-beside";

let folder = "";
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "beside-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("names what is missing as it may be typed", () => {
  const { troubles } = casesBeside(join(WORKSPACE, "problems", "none.ts"));
  expect(troubles).toEqual([
    {
      message: "no cases lie beside problems/none.ts",
      hint: "npm run case problems/none.ts, or write problems/none-1.in and problems/none-1.out",
    },
  ]);
});

describe("addCaseBeside", () => {
  it("names the first case after the program, so that others beside it do not get it", () => {
    expect(addCaseBeside(at("a.ts"), "1\n", "2\n")).toBe("a-1");
    expect(addCaseBeside(at("a.ts"), "3\n", "4\n")).toBe("a-2");
    expect(readFileSync(at("a-2.out"), "utf8")).toBe("4\n");
    expect(casesBeside(at("a.ts")).cases.map(({ name }) => name)).toEqual(["a-1", "a-2"]);
  });

  it("goes on with the names that are there, in the folder that has cases", () => {
    mkdirSync(at("tests"));
    for (const name of ["1.in", "1.out", "2.in"]) writeFileSync(join(at("tests"), name), name);
    expect(addCaseBeside(at("a.ts"), "x\n", "y\n"), "2.in waits for its output").toBe("3");
    expect(readFileSync(join(at("tests"), "3.in"), "utf8")).toBe("x\n");
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
