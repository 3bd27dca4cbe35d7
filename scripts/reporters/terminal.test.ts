import { expect, it } from "vitest";
import type { CaseResult } from "../core/judge-event";
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

function told(names: readonly string[], live: boolean): string {
  const { report } = terminal({ color: false, columns: 80, live });
  const texts = names.map((name) => report({ type: "case-end", ...failure(name) }));
  const count = { passed: 0, failed: names.length, troubles: 0, remembered: 0, left: 0 };
  return [...texts, report({ type: "run-end", ...count, interrupted: false })].join("");
}

const times = (text: string, part: string) => text.split(part).length - 1;

it.each([
  ["one, on a terminal", ["a"], true, 1],
  ["two, on a terminal", ["a", "b"], true, 2],
  ["one, in a file", ["a"], false, 1],
  ["two, in a file", ["a", "b"], false, 1],
] as const)("how often a failure is told: %s", (_, names, live, count) => {
  const text = told(names, live);
  expect(times(text, "RE p/a: exit code 1")).toBe(count);
  expect(text).toContain("RE p/a: exit code 1\n  | at solve\n");
});
