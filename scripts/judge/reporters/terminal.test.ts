import { expect, it } from "vitest";
import type { CaseResult } from "../events/case-result";
import { terminal } from "./terminal";

const failure = (name: string): CaseResult => ({
  slug: "p",
  name,
  verdict: "RE",
  message: "exit code 1",
  stderr: "at solve",
  timeMs: 1,
  wallMs: 1,
});

function reportOf(names: readonly string[], live: boolean): string {
  const { report } = terminal({ color: false, columns: 80, live });
  const texts = names.map((name) => report({ type: "case-end", ...failure(name) }));
  const count = { passed: 0, failed: names.length, troubles: 0, remembered: 0, left: 0 };
  return [...texts, report({ type: "run-end", ...count, interrupted: false })].join("");
}

const times = (text: string, part: string) => text.split(part).length - 1;

it.each([
  ["one, on a terminal", ["a"], true, 1],
  ["two, on a terminal", ["a", "b"], true, 1],
  ["one, in a file", ["a"], false, 1],
  ["two, in a file", ["a", "b"], false, 1],
] as const)("how often a failure is printed: %s", (_, names, live, count) => {
  const text = reportOf(names, live);
  expect(times(text, "RE p/a: exit code 1")).toBe(count);
  expect(text).toContain("RE p/a: exit code 1\n  | at solve\n");
});

it("in a file failures are printed in the order of the table, with the command that runs the first", () => {
  const lines = reportOf(["b", "c", "a"], false).split("\n");
  const closing = lines.filter((line) => line.startsWith("RE p/"));
  expect(closing.map((line) => line.slice(0, 6))).toEqual(["RE p/a", "RE p/b", "RE p/c"]);
  expect(lines.filter((line) => line.startsWith("  try:"))).toEqual(["  try: npm run run p a"]);
});

it("cases that fail alike show their trace once", () => {
  for (const live of [true, false])
    expect(times(reportOf(["a", "b", "c"], live), "| at solve")).toBe(1);
});

it.each([
  "TypeError: x is undefined",
  "ReferenceError: y is not defined",
])("%s: check first", (line) => {
  const { report } = terminal({ color: false, columns: 80, live: false });
  report({ type: "case-end", ...failure("a"), stderr: `${line}\n    at solve` });
  const count = { passed: 0, failed: 1, troubles: 0, remembered: 0, left: 0 };
  const closing = report({ type: "run-end", ...count, interrupted: false });
  expect(closing).toContain("  try: npm run check p, then npm run run p a\n");
});

it.each([
  ["abc/a.ts", "npm run check abc/a.ts, then npm run run abc/a.ts a"],
  ["abc/a.js", "npm run run abc/a.js a"],
  ["my dir/a.ts", 'npm run check "my dir/a.ts", then npm run run "my dir/a.ts" a'],
])("a program at %s has types to check, or none", (slug, hint) => {
  const { report } = terminal({ color: false, columns: 80, live: false });
  report({ type: "case-end", ...failure("a"), slug, stderr: "TypeError: x is undefined" });
  const count = { passed: 0, failed: 1, troubles: 0, remembered: 0, left: 0 };
  expect(report({ type: "run-end", ...count, interrupted: false })).toContain(`  try: ${hint}\n`);
});

it("the command is spelled for jb where the user typed jb", () => {
  const { report } = terminal({ color: false, columns: 80, live: true, typed: "jb" });
  const count = { passed: 0, failed: 1, troubles: 0, remembered: 0, left: 0 };
  const shown = report({ type: "case-end", ...failure("a") });
  const closing = report({ type: "run-end", ...count, interrupted: false });
  expect(shown + closing).toContain("  try: jb run p a\n");
});

it("a program that does not compile is no case", () => {
  const { report } = terminal({ color: false, columns: 80, live: true });
  const { stderr: _, ...rest } = failure("program");
  const event = { ...rest, verdict: "CE", message: "no )", notRun: true } as const;
  expect(report({ type: "case-end", ...event })).toBe("CE p: no )\n");
  const mended = { ...event, hint: "npm run new" };
  expect(report({ type: "case-end", ...mended })).toBe("CE p: no )\n  try: npm run new\n");
});

it("the slowest cases and those near their limit fit the terminal", () => {
  const { report } = terminal({ color: false, columns: 80, live: false });
  const slow = { verdict: "AC", timeMs: 900, near: true, again: true } as const;
  for (const name of ["large-winding", "large-spread-out", "edge-one-cell"])
    report({ type: "case-end", ...failure(name), slug: "apples-and-bananas", ...slow });
  const count = { passed: 3, failed: 0, troubles: 0, remembered: 0, left: 0, interrupted: false };
  const lines = report({ type: "run-end", ...count }).split("\n");
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines).toContain("         apples-and-bananas/large-spread-out 900 ms");
});

it("no handle stays open after the last line", () => {
  const { report, live } = terminal({ color: false, columns: 80, live: true });
  const sandbox = { tier: "C", means: "limits" } as const;
  const facts = { schema: 1, problems: 1, cases: 2, jobs: 1, runtime: "Node", sandbox } as const;
  report({ type: "run-start", ...facts });
  report({ type: "case-end", ...failure("a") });
  expect(live!()).toMatch(/^█+░+ 1\/2, 1 failed$/);
  const count = { passed: 0, failed: 1, troubles: 0, remembered: 0, left: 1 };
  report({ type: "run-end", ...count, interrupted: true });
  expect(live!()).toBe("");
});

it("says where the wall time counts, and which version stands for the judge's own", () => {
  const { report } = terminal({ color: false, columns: 80, live: false });
  const sandbox = { tier: "E", means: "timers" } as const;
  const standIn = "Node 12.16.1; SPOJ runs 12.18.4";
  const facts = { schema: 1, problems: 1, cases: 1, jobs: 1, runtime: "Node 12.16.1" } as const;
  report({ type: "run-start", ...facts, sandbox, standIn });
  report({ type: "case-end", ...failure("a"), verdict: "AC", clock: "wall" });
  const result = { slug: "p", verdict: "AC", cases: 1, passed: 1, slowestMs: 1 } as const;
  report({ type: "problem-end", ...result });
  const count = { passed: 1, failed: 0, troubles: 0, remembered: 0, left: 0, interrupted: false };
  const text = report({ type: "run-end", ...count });
  expect(text).toMatch(/^p .* AC .* \(Node 12\.16\.1; SPOJ runs 12\.18\.4\)$/m);
  expect(text).toContain("Node 12.16.1, 1 at once; wall time");
});

it("a program's path stands as it was typed, and the hint runs it", () => {
  const shownPath = (path: string) => path.replace("/home/me/", "");
  const { report } = terminal({ color: false, columns: 80, live: false, shownPath });
  const { label: _, ...case1 } = { ...failure("a-1"), slug: "/home/me/t2/a.ts" };
  report({ type: "case-end", ...case1 });
  const row = { verdict: "WA", cases: 1, passed: 0, slowestMs: 1 } as const;
  report({ type: "problem-end", slug: case1.slug, ...row });
  const count = { passed: 0, failed: 1, troubles: 0, remembered: 0, left: 0 };
  const text = report({ type: "run-end", ...count, interrupted: false });
  expect(text).toMatch(/^t2\/a\.ts +0\/1 {2}WA /m);
  expect(text).toMatch(/^\w+ t2\/a\.ts\/a-1: /m);
  expect(text).toContain("  try: npm run run t2/a.ts a-1\n");
  expect(text).not.toContain("/home/me");
});
