import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { prefixFunction } from "../prefix-function";

const SEED = 1;
const LENGTH = 500_000;

/** `first` is the place of the border of the first letter. */
function sums<Text>(
  of: (letters: Uint8Array) => Text,
  borders: (text: Text) => ArrayLike<number>,
  first: number,
): Run {
  const random = new Random(SEED);
  const text = of(Uint8Array.from({ length: LENGTH }, () => (random.int(0, 999) === 0 ? 98 : 97)));
  return () => {
    const lengths = borders(text);
    let sum = 0;
    for (let i = 0; i < LENGTH - 1; i++) sum += lengths[first + i]! * (i % 10);
    return sum;
  };
}

type Table = { default: { table(text: string): number[] } };

export const benches: readonly Bench[] = [
  functionBench({ work: "borders of all prefixes of 5·10^5 letters", seed: SEED }, [
    ours("prefixFunction", () => sums((letters) => letters, prefixFunction, 0)),
    peer(
      "kmp",
      ({ default: { table } }: Table) =>
        sums((letters) => new TextDecoder().decode(letters), table, 1),
      { variant: "table" },
    ),
  ]),
];
