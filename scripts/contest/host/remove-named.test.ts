import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { EXIT } from "../../base/exit-code";
import { testFolder } from "../../testing/test-folder";
import { removeNamed } from "./remove-named";

const ENTRY = '{ "from": "statement" }';
const root = testFolder({
  ".contest/a-sum/problem.ts": "",
  ".contest/a-sum/cases/cases.json": `{ "sample-1": ${ENTRY}, "sample-2": ${ENTRY} }`,
  ".contest/a-sum/cases/sample-1.in": "",
  ".contest/a-sum/cases/sample-1.out": "",
  ".contest/a-sum/cases/sample-2.in": "",
  ".contest/a-sum/cases/sample-2.out": "",
  "abc/a.ts": "",
  "abc/a-1.in": "",
  "abc/a-1.ans": "",
  "abc/a-2.in": "",
});
const cases = join(root, ".contest/a-sum/cases");

it("a case of a task goes with its files and its entry", () => {
  expect(removeNamed("a-sum", undefined, "sample-2", root)).toBe("removed a-sum/sample-2");
  expect(readdirSync(cases)).toEqual(["cases.json", "sample-1.in", "sample-1.out"]);
  expect(JSON.parse(readFileSync(join(cases, "cases.json"), "utf8"))).toEqual({
    "sample-1": { from: "statement" },
  });
  expect(() => removeNamed("a-sum", undefined, "sample-2", root)).toThrow(
    expect.objectContaining({ hint: "sample-1", exitCode: EXIT.nothingMatched }),
  );
});

it("a case beside a program goes with the answer of any name", () => {
  expect(removeNamed("a.ts", join(root, "abc/a.ts"), "a-1")).toBe("removed a.ts/a-1");
  expect(readdirSync(join(root, "abc"))).toEqual(["a-2.in", "a.ts"]);
});
