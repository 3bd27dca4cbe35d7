import { testConversations } from "../../../testing/sandbox/hold-talks";
import { needsTier } from "../../../testing/sandbox/needs-tier";

testConversations("auto", "quick", (missing, context) => needsTier("C", missing, context));
