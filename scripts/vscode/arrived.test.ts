import { expect, it } from "vitest";
import type { TaskState } from "../desk/desk-state";
import { Arrivals, lineOfSolve } from "./arrived";

const task = (letter: string, contest: string): TaskState => ({
  ...{ slug: `${letter}-task`, title: letter, contest, letter, address: "", isOnDesk: true },
  ...{ cases: [], results: {}, run: 0 },
});

it("opens the first task of a contest, and none of those that follow at once", () => {
  const arrivals = new Arrivals();
  expect(arrivals.toOpen([task("b", "Round 1"), task("a", "Round 1")], 0)?.letter).toBe("a");
  expect(arrivals.toOpen([task("c", "Round 1")], 4000)).toBeUndefined();
  expect(arrivals.toOpen([task("d", "Round 1")], 12_000)).toBeUndefined();
  expect(arrivals.toOpen([task("e", "Round 1")], 60_000)?.letter).toBe("e");
  expect(arrivals.toOpen([task("a", "Round 2")], 60_001)?.letter).toBe("a");
});

it("opens no problem of the repository that was only looked at", () => {
  const { isOnDesk: _, ...problem } = task("a", "");
  expect(new Arrivals().toOpen([problem], 0)).toBeUndefined();
});

it("puts the cursor where the template leaves the work", () => {
  const begun = "import x;\nexport function solve(input) {\n  const scanner = 1;\n";
  expect(lineOfSolve(`${begun}  while (scanner.hasNext()) scanner.token();\n}\n`)).toBe(4);
  expect(lineOfSolve(`${begun}  return 0;\n}\n`)).toBe(3);
  expect(lineOfSolve("// nothing yet\n")).toBe(1);
});
