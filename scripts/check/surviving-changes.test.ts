import { describe, expect, it } from "vitest";
import { countChanges, survivorLines } from "./surviving-changes";

const source = "function f(a) {\n  if (a >= 1) {\n    a--;\n  }\n  return a;\n}\n";
const place = (line: number, column: number) => ({ line, column });
const guard = { start: place(2, 9), end: place(2, 11) };
const block = { start: place(2, 15), end: place(4, 4) };
const report = {
  files: {
    "lib/a/f.ts": {
      source,
      mutants: [
        { status: "Killed", replacement: "<", location: guard },
        { status: "Timeout", replacement: "true", location: guard },
        { status: "Survived", replacement: ">", location: guard },
        { status: "NoCoverage", replacement: "{}", location: block },
        { status: "Ignored", replacement: '""', location: guard },
      ],
    },
    "lib/a/g.ts": { source, mutants: [{ status: "Killed", replacement: "<", location: guard }] },
  },
};

describe("what is left of a run of the mutation tester", () => {
  it("counts the changes of the modules that were asked for", () => {
    const { noticed, survivors } = countChanges(report, ["lib/a/f.ts"]);
    expect(noticed).toBe(2);
    expect(survivorLines(noticed, survivors)).toEqual([
      ...["lib/a/f.ts:2", "- if (a >= 1) {", "+ if (a > 1) {", "lib/a/f.ts:2", "- if (a >= 1) {"],
      ...["+ if (a >= 1) {}", "noticed 2 of 4 changes (50 %)"],
    ]);
  });

  it("a module that was not changed counts nothing", () => {
    const { noticed, survivors } = countChanges(report, ["lib/a/g.ts", "lib/a/h.ts"]);
    expect(survivorLines(noticed, survivors)).toEqual(["noticed 1 of 1 changes (100 %)"]);
    expect(survivorLines(0, [])).toEqual(["noticed 0 of 0 changes (100 %)"]);
  });
});
