import { expect, it } from "vitest";
import type { CaseResult } from "../events/case-result";
import { comparison } from "./against";

const result = (label: string, name: string, timeMs: number, verdict: "AC" | "WA" = "AC") =>
  ({ slug: "p", label, name, verdict, message: "", timeMs, wallMs: timeMs }) satisfies CaseResult;

it("names the faster program of each case, and the cases whose verdicts differ", () => {
  const results = [
    result("solution", "a", 100),
    result("solution", "b", 20),
    result("solution", "c", 500),
    result("solution", "d", 30),
    result("solution", "e", 30),
    result("solution", "f", 300),
    result("./a.out", "a", 10),
    result("./a.out", "b", 23), // even: less than 5 ms apart
    result("./a.out", "c", 540), // even: less than a tenth apart
    result("./a.out", "d", 60),
    result("./a.out", "e", 90),
    result("./a.out", "f", 1, "WA"),
  ];
  expect(comparison(results)).toEqual([
    "solution against ./a.out: 5 of 6 cases accepted for both",
    "  solution is faster in 2, most in p/e (30 ms against 90 ms)",
    "  ./a.out is faster in 1, most in p/a (100 ms against 10 ms)",
    "  p/f: AC against WA",
  ]);
});

it("prints nothing for a single program", () => {
  expect(comparison([result("solution", "a", 1), result("solution", "b", 2)])).toEqual([]);
  expect(comparison([])).toEqual([]);
});
