import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import { matrixPage } from "./matrix-table";
import { runtimeColumns } from "./runtime-columns";

const page = readFileSync(join(TOOL, "scripts/targets/README.md"), "utf8");
const cells = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

// Out of date? npm run matrix -- --write
describe("the table of runtimes", () => {
  it("has every runtime with its judges", () => {
    const rows = page
      .split("\n")
      .filter((line) => / of \d+ \|/.test(line))
      .map(cells);
    const expected = runtimeColumns().map(({ runtime, judges }) => [runtime, judges.join(", ")]);
    expect(rows.map((row) => row.slice(0, 2))).toEqual(expected);
  });

  it("names the problems that fail, and only these", () => {
    const two = [
      { runtime: "Node 12", judges: ["A", "B\\*"] },
      { runtime: "Deno 2", judges: ["C"] },
    ];
    const results = [
      { slug: "x", runtime: "Node 12", passed: 3, cases: 3 },
      { slug: "y", runtime: "Node 12", passed: 1, cases: 2 },
      { slug: "x", runtime: "Deno 2", passed: 3, cases: 3 },
      { slug: "y", runtime: "Deno 2", passed: 2, cases: 2 },
    ];
    const text = matrixPage(two, results, ["y for A; shorten it"]);
    expect(text).toContain("| Node 12 | A, B\\* | 1 of 2 | 4 |\n| Deno 2 | C | 2 of 2 | 5 |");
    expect(text).toContain("- y under Node 12: 1 of 2\n- too long: y for A; shorten it");
    const right = results.filter(({ slug }) => slug === "x");
    expect(matrixPage(two, right, [])).toContain("No problem fails under any runtime.");
  });
});
