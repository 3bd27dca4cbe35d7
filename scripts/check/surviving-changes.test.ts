import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../base/host/repository";
import { equalChanges } from "./host/mutate";
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
const notes = {
  "lib/a/f.ts": [{ line: "if (a >= 1) {", becomes: "if (a > 1) {", why: "a is never 1" }],
};

describe("what is left of a run of the mutation tester", () => {
  it("counts the changes of the modules that were asked for, and finds the notes", () => {
    const { noticed, survivors } = countChanges(report, ["lib/a/f.ts"], notes);
    expect(noticed).toBe(2);
    expect(survivorLines(noticed, survivors)).toEqual([
      "lib/a/f.ts:2",
      "- if (a >= 1) {",
      "+ if (a > 1) {",
      "  equal: a is never 1",
      "lib/a/f.ts:2",
      "- if (a >= 1) {",
      "+ if (a >= 1) {}",
      "noticed 2 of 3 changes (66.6 %); 1 more are noted as equal in effect",
    ]);
  });

  it("a note of another module or line does not count", () => {
    const { noticed, survivors } = countChanges(
      report,
      ["lib/a/f.ts", "lib/a/g.ts", "lib/a/h.ts"],
      {
        "lib/a/g.ts": notes["lib/a/f.ts"],
        "lib/a/f.ts": [{ line: "if (a >= 1) {", becomes: "if (a >= 2) {", why: "" }],
      },
    );
    expect([noticed, survivors.map(({ why }) => why)]).toEqual([3, [undefined, undefined]]);
  });

  it("no change at all", () => {
    expect(survivorLines(0, [])).toEqual([
      "noticed 0 of 0 changes (100 %); 0 more are noted as equal in effect",
    ]);
  });
});

it.each(
  Object.entries(equalChanges()),
)("each note of %s is of a line that is there", (module, list) => {
  const lines = readFileSync(join(ROOT, module), "utf8").split("\n");
  const there = new Set(lines.map((line) => line.trim()));
  for (const { line, becomes, why } of list) {
    expect(there).toContain(line);
    expect(becomes).not.toBe(line);
    expect(why).not.toBe("");
  }
});
