import { testTier } from "../../testing/sandbox/hostile-toys";

testTier("A");
