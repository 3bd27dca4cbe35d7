import { sumsOfPairs } from "./write-words.twin";

export const twin = sumsOfPairs("many_aplusb_128bit", 500_000, -(10n ** 37n), 10n ** 37n);
