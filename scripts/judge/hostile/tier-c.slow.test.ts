import { testTier } from "../../testing/hostile-toys";

testTier("C");
