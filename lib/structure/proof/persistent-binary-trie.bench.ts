import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { PersistentBinaryTrie } from "../persistent-binary-trie";

const SEED = 1;
const COUNT = 200_000;

/** Pushes 2·10^5 numbers; after each the largest xor in a range of them. */
function largest(): Run {
  const random = new Random(SEED);
  const words = Int32Array.from({ length: 3 * COUNT }, () => random.int(0, 2 ** 30 - 1));
  return (keep) => {
    const trie = new PersistentBinaryTrie();
    keep(trie);
    let sum = 0;
    for (let at = 0; at < COUNT; at++) {
      trie.push(words[3 * at]!);
      const first = words[3 * at + 1]! % (at + 1);
      sum += trie.maxXor(words[3 * at + 2]!, first, at + 1);
    }
    return sum;
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "persistent trie: 2·10^5 × push, largest xor in a range", seed: SEED }, [
    ours("PersistentBinaryTrie", largest),
    cpp("C++ nodes with counts", "structure/persistent-binary-trie.cpp"),
  ]),
];
