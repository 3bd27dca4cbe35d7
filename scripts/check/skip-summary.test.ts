import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CACHE, TOOL } from "../base/host/roots";
import { testFolder } from "../testing/test-folder";
import { skipSummary } from "./skip-summary";

it("counts the reasons, the most frequent one first", () => {
  expect(skipSummary([])).toEqual([]);
  expect(skipSummary(["no cc"])).toEqual(["1 test skipped", "  1  no cc"]);
  expect(skipSummary(["a", "b", "a"])).toEqual(["3 tests skipped", "  2  a", "  1  b"]);
});

// The real run of a test that needs a tier: skipped and counted, or failed where the tier is required.
const folder = testFolder({}, "skips-", CACHE);
writeFileSync(
  join(folder, "x.test.ts"),
  `import { it } from "vitest";
import { needsTier } from "${join(TOOL, "scripts/testing/sandbox/needs-tier.ts")}";
it("runs", () => {});
it("needs A", (context) => { needsTier("A", "bubblewrap is not there", context); throw new Error("ran"); });
`,
);
writeFileSync(
  join(folder, "vitest.config.mts"),
  `export default { test: { include: ["x.test.ts"], reporters: ["default", "${join(TOOL, "scripts/check/host/skip-reporter.ts")}"] } };`,
);

function runs(required: string) {
  const args = [join(TOOL, "node_modules/vitest/vitest.mjs"), "run", "--root", folder];
  const env = { ...process.env, NO_COLOR: "1", JUDGEBENCH_REQUIRE_TIERS: required };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

it("a test whose tier is missing is counted as skipped, with the reason", () => {
  const { status, output } = runs("");
  expect(status, output).toBe(0);
  expect(output).toMatch(/1 passed \| 1 skipped/);
  expect(output).toMatch(/\n1 test skipped\n {2}1 {2}tier A: bubblewrap is not there\n/);
  expect(output).toMatch(/\n.*npm run test:slow.*\n1 passed, 0 failed\n$/);
});

it.each(["A", "B,A"])("it fails where JUDGEBENCH_REQUIRE_TIERS is %s", (required) => {
  const { status, output } = runs(required);
  expect(status).toBe(1);
  expect(output).toContain(
    "JUDGEBENCH_REQUIRE_TIERS asks for tier A, which does not work here: bubblewrap is not there",
  );
});

it("a tier that does not exist is refused", () => {
  expect(runs("A,X").output).toContain('expected tiers A to E, got "X"');
});
