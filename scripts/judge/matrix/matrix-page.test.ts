import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { describe, expect, test } from "vitest";
import { columns } from "./columns";

const ROOT = join(__dirname, "../../..");
const page = readFileSync(join(ROOT, "scripts/targets/README.md"), "utf8");
const cells = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
const lines = page.split("\n").filter((line) => line.startsWith("| "));

// Out of date? npm run matrix -- --write
describe("the table of problems and runtimes", () => {
  test("has every runtime with its judges", () => {
    const head = lines.find((line) => line.startsWith("| problem |"))!;
    expect(cells(head).slice(1)).toEqual(columns().map(({ runtime }) => runtime));
    for (const { runtime, judges } of columns()) {
      expect(lines).toContain(`| ${runtime} | ${judges.join(", ")} |`);
    }
  });

  test("names problems that exist, in order, accepted everywhere", () => {
    const from = lines.findIndex((line) => line.startsWith("| problem |"));
    const rows = lines.slice(from + 1).map(cells);
    const slugs = globSync("problems/*/problem.ts", { cwd: ROOT, posix: true });
    const known = slugs.map((file) => file.split("/")[1]!).sort();
    const named = rows.map(([slug]) => slug);
    expect(named.length).toBeGreaterThan(20);
    expect(named).toEqual(known.filter((slug) => named.includes(slug)));
    for (const [slug, ...counts] of rows) {
      for (const count of counts) expect(count, slug).toMatch(/^(\d+)\/\1$/);
    }
  });
});
