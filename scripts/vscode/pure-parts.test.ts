import { expect, it } from "vitest";
import type { TaskState } from "../desk/desk-state";
import { diagnosticsOf } from "./diagnostics";
import { panelHtml } from "./panel-html";
import { slugOfFile } from "./slug-of-file";
import { statusText } from "./status-text";

const row = (name: string) => ({ name, from: "statement" as const, inputBytes: 4, version: "1" });
const result = (verdict: "AC" | "WA" | "RE", timeMs: number, message = "") => ({
  ...{ verdict, timeMs, message, isKnown: false, run: 1, version: "1" },
});
const task: TaskState = {
  ...{ slug: "a-sum", title: "A. Sum", contest: "Round 1", letter: "a", address: "" },
  ...{ cases: ["sample-1", "sample-2"].map(row), results: {}, run: 1 },
};

it("finds the task of a file by its folder", () => {
  expect(slugOfFile(".contest/a-sum/solution.ts")).toBe("a-sum");
  expect(slugOfFile("problems/knight-moves/brute.ts")).toBe("knight-moves");
  expect(slugOfFile("problems/README.md")).toBeUndefined();
  expect(slugOfFile(".contest/.drafts/a-sum.json")).toBeUndefined();
  expect(slugOfFile("../elsewhere/problems/x/solution.ts")).toBeUndefined();
});

it("says in the status bar how many passed, what failed first, and the slowest time", () => {
  expect(statusText(task)).toBe("not judged");
  expect(statusText({ ...task, running: { done: 1, total: 2 } })).toBe("1/2 judged");
  const results = { "sample-1": result("AC", 40.6), "sample-2": result("WA", 12) };
  expect(statusText({ ...task, results })).toBe("1/2 AC · WA on sample-2 · 41 ms");
  expect(statusText({ ...task, results, run: 2 })).toBe("changed since it was judged");
  expect(statusText({ ...task, broken: { verdict: "CE", message: "" } })).toBe("CE");
});

it("marks the place of an exception once, and that of a compile error alone", () => {
  const at = "Error: no\n    at solve (.contest/a-sum/solution.ts:7:3)";
  const results = { "sample-1": result("RE", 1, at), "sample-2": result("RE", 1, at) };
  const place = { path: ".contest/a-sum/solution.ts", line: 7, column: 3 };
  expect(diagnosticsOf({ ...task, results })).toEqual([{ ...place, message: `sample-1: ${at}` }]);
  const message = ".contest/a-sum/solution.ts:9:1: ; expected";
  const broken = { verdict: "CE" as const, message };
  const own = { ...place, line: 9, column: 1, message };
  expect(diagnosticsOf({ ...task, results, broken })).toEqual([own]);
});

it("keeps the page's script whole inside the webview's document", () => {
  const pieces = { script: 'x("</script>")', style: "", slug: "a-</script>", nonce: "abc" };
  const html = panelHtml(pieces);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).toContain("script-src 'nonce-abc'");
});
