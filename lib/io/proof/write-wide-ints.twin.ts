import { pairSumTwin } from "./write-words.twin";

export const twin = pairSumTwin("many_aplusb_128bit", 500_000, -(10n ** 37n), 10n ** 37n);
