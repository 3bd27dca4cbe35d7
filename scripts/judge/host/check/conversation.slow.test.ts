import { describe } from "vitest";
import { testConversations } from "./test-conversations";

describe.each(["D", "E"] as const)("conversation, tier %s", (tier) => testConversations(tier));
