import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { WORKSPACE } from "../../../base/host/roots";
import { annotatedFile } from "./annotated-file";

it("names a program from the root of the repository, which may lie above the workspace", () => {
  expect(annotatedFile({ slug: "n-queens" }, WORKSPACE)).toBe("problems/n-queens/solution.ts");
  const path = join(WORKSPACE, "day", "a.ts");
  expect(annotatedFile({ slug: path }, WORKSPACE)).toBe("day/a.ts");
  expect(annotatedFile({ slug: path }, dirname(WORKSPACE))).toMatch(/^[^/]+\/day\/a\.ts$/);
  expect(annotatedFile({ slug: path }, join(WORKSPACE, "lib"))).toBeUndefined();
});

it("names another program of a problem by its own file, and a command by the solution's", () => {
  const named = (label: string) => annotatedFile({ slug: "n-queens", label }, WORKSPACE);
  expect(named("brute.ts")).toBe("problems/n-queens/brute.ts");
  expect(named("./a.out")).toBe("problems/n-queens/solution.ts");
});
