import { describe } from "vitest";
import { testConversations } from "../../../testing/sandbox/hold-talks";
import { needsTier } from "../../../testing/sandbox/needs-tier";

describe.each(["auto", "D", "E"] as const)("conversation, tier %s", (tier) => {
  testConversations(tier, (missing, context) => needsTier("C", missing, context));
});
