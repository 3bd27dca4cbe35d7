import { expect, it } from "vitest";
import type { TaskState } from "../desk/desk-state";
import { crashed, diagnosticsOf } from "./diagnostics";

it("marks the first place of each message, and each line once", () => {
  const stack = "Error: no\n    at solve (.contest/a-sum/solution.ts:7:3)\n    at lib/io/x.ts:1:1";
  const place = { path: ".contest/a-sum/solution.ts", line: 7, column: 3 };
  expect(diagnosticsOf([`sample-1: ${stack}`, `sample-2: ${stack}`])).toEqual([
    { ...place, message: `sample-1: ${stack}` },
  ]);
  expect(diagnosticsOf(["sample-1: exit code 1"])).toEqual([]);
  const refused = "CE: abc/a+b.cpp:3:5: error: expected ';'";
  const own = { path: "abc/a+b.cpp", line: 3, column: 5, message: refused };
  expect(diagnosticsOf([refused], "abc/a+b.cpp")).toEqual([own]);
});

it("takes the exceptions of the program as it is now", () => {
  const row = (name: string) => ({ name, from: "hand" as const, inputBytes: 1, version: "1" });
  const result = (verdict: "RE" | "WA", run: number) => ({
    ...{ verdict, run, timeMs: 1, message: "", isKnown: false, version: "1" },
  });
  const task: TaskState = {
    ...{ slug: "a", title: "A", contest: "", letter: "", address: "", run: 2 },
    cases: ["old", "new", "wrong"].map(row),
    results: { old: result("RE", 1), new: result("RE", 2), wrong: result("WA", 2) },
  };
  expect(crashed(task)).toEqual(["new"]);
});
