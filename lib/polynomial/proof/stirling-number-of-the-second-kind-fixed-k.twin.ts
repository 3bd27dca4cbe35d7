import { columnTwin } from "./stirling-number-of-the-first-kind-fixed-k.twin";

/** One more thing makes a part of its own or joins one of k. */
export const twin = columnTwin("stirling_number_of_the_second_kind_fixed_k", (_n, k) => k);
