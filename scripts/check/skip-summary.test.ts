import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CACHE, TOOL } from "../base/host/roots";
import { needsTier, requiredTiers } from "../testing/sandbox/needs-tier";
import { testFolder } from "../testing/test-folder";
import { skipSummary } from "./skip-summary";

it("counts the reasons, the most frequent one first", () => {
  expect(skipSummary([])).toEqual([]);
  expect(skipSummary(["no cc"])).toEqual(["1 test skipped", "  1  no cc"]);
  expect(skipSummary(["a", "b", "a"])).toEqual(["3 tests skipped", "  2  a", "  1  b"]);
});

// The real run of a test that needs a tier: skipped and counted.
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

it("a test whose tier is missing is counted as skipped, with the reason", () => {
  const args = [join(TOOL, "node_modules/vitest/vitest.mjs"), "run", "--root", folder];
  const env = { ...process.env, NO_COLOR: "1", JUDGEBENCH_REQUIRE_TIERS: "" };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/1 passed \| 1 skipped/);
  expect(stdout).toMatch(/\n1 test skipped\n {2}1 {2}tier A: bubblewrap is not there\n/);
  expect(stdout).toMatch(/\n.*npm run test:slow.*\n1 passed, 0 failed\n$/);
});

it.each(["A", "B,A"])("it fails where JUDGEBENCH_REQUIRE_TIERS is %s", (text) => {
  const skip = () => expect.unreachable();
  const required = requiredTiers(text);
  expect(() => needsTier("A", "bubblewrap is not there", { skip }, required)).toThrow(
    "JUDGEBENCH_REQUIRE_TIERS asks for tier A, which does not work here: bubblewrap is not there",
  );
});

it("a tier that does not exist is refused", () => {
  expect(() => requiredTiers("A,X")).toThrow('expected tiers A to E, got "X"');
});
