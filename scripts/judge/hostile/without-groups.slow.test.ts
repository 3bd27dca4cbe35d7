import { testTier } from "../../testing/hostile-toys";

// The same limits where no control group can be had, as for most ordinary users.

testTier("A", "perf");
testTier("B", "perf");
testTier("C", "perf");
testTier("A", "proc");
testTier("B", "proc");
testTier("C", "proc");
