import { needsTier } from "../../../testing/needs-tier";
import { testConversations } from "./test-conversations";

testConversations("auto", (missing, context) => needsTier("C", missing, context));
