import { testTier } from "../../testing/sandbox/hostile-toys";

// The same limits where no control group can be had. An ordinary user, whom Debian gives no perf events, has `/proc`
// alone: it has all attacks, and root becomes such a user for them.

testTier("A", "perf");
testTier("B", "perf");
testTier("C", "perf");
testTier("A", "proc");
testTier("B", "proc");
testTier("C", "proc");
