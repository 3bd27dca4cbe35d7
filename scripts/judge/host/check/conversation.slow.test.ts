import { describe } from "vitest";
import { testConversations } from "../../../testing/sandbox/hold-talks";

describe.each(["auto", "D", "E"] as const)("conversation, tier %s", (tier) => {
  testConversations(tier, "all");
});
