import type { TestContext } from "vitest";
import type { SandboxTier } from "../../runner/sandbox-tier";

const VARIABLE = "JUDGEBENCH_REQUIRE_TIERS";
const required = (process.env[VARIABLE] ?? "").split(/[\s,]+/).filter(Boolean);
const unknown = required.find((tier) => !/^[A-E]$/.test(tier));
if (unknown !== undefined) throw new Error(`${VARIABLE}: expected tiers A to E, got "${unknown}"`);

/**
 * Skips a test, with the reason, where `missing` says why its tier does not work. The test fails
 * instead where JUDGEBENCH_REQUIRE_TIERS names the tier. A missing C compiler is a missing tier C.
 */
export function needsTier(
  tier: SandboxTier,
  missing: string | undefined,
  { skip }: Pick<TestContext, "skip">,
): void {
  if (missing === undefined) return;
  if (required.includes(tier)) {
    throw new Error(`${VARIABLE} asks for tier ${tier}, which does not work here: ${missing}`);
  }
  skip(`tier ${tier}: ${missing}`);
}
