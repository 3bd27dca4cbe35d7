import { described } from "../../../scripts/verify/shape";
import { lcsTable } from "./prefix-substring-lcs.twin";

export const twin = described({
  problem: "ALDS1_10_C",
  rounds: 40,
  shape: (s) => s.list(s.int(1, 5), () => [s.text(1, 1000), s.text(1, 1000)] as const),
  naive: (pairs) => pairs.map(([a, b]) => lcsTable(a, b).at(-1)!.at(-1)),
});
