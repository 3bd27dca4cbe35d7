import type { TestContext } from "vitest";
import type { SandboxTier } from "../../runner/sandbox-tier";

const VARIABLE = "JUDGEBENCH_REQUIRE_TIERS";

/** The tiers that the variable names, as in "A,B". */
export function requiredTiers(text = ""): readonly string[] {
  const tiers = text.split(/[\s,]+/).filter(Boolean);
  const unknown = tiers.find((tier) => !/^[A-E]$/.test(tier));
  if (unknown === undefined) return tiers;
  throw new Error(`${VARIABLE}: expected tiers A to E, got "${unknown}"`);
}

const REQUIRED = requiredTiers(process.env[VARIABLE]);

/**
 * Skips a test, with the reason, where `missing` says why its tier does not work. The test fails
 * instead where JUDGEBENCH_REQUIRE_TIERS names the tier. A missing C compiler is a missing tier C.
 */
export function needsTier(
  tier: SandboxTier,
  missing: string | undefined,
  { skip }: Pick<TestContext, "skip">,
  required = REQUIRED,
): void {
  if (missing === undefined) return;
  if (required.includes(tier)) {
    throw new Error(`${VARIABLE} asks for tier ${tier}, which does not work here: ${missing}`);
  }
  skip(`tier ${tier}: ${missing}`);
}
