import { stirlingTwin } from "./stirling-numbers.twin";

/**
 * One more thing makes a part of its own or joins one of k; S(n, n) = 1, S(n, n - 1) = n (n - 1) / 2,
 * S(n, n - 2) = n (n - 1) (n - 2) (3 n - 5) / 24.
 */
export const twin = stirlingTwin({
  problem: "stirling_number_of_the_second_kind_small_p_large_n",
  ends: (n, pairs) => [1n, pairs, (pairs * (n - 2n) * (3n * n - 5n)) / 12n],
  factor: (_n, k) => k,
});
