import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { Trie } from "../trie";

const SEED = 1;
const WORDS = 20_000;
const LONGEST = 12;

interface Words<Word> {
  add(word: Word): unknown;
  has(word: Word): boolean;
  hasPrefix(word: Word): boolean;
}

/** Adds words of 3 to 12 letters a … f; asks for as many others, and whether a word begins with them. */
function asked<Word>(of: (letters: Uint8Array) => Word, make: () => Words<Word>): Run {
  const random = new Random(SEED);
  const words = Array.from({ length: 2 * WORDS }, () =>
    of(Uint8Array.from({ length: random.int(3, LONGEST) }, () => random.int(97, 102))),
  );
  return (keep) => {
    const trie = make();
    keep(trie);
    for (let at = 0; at < WORDS; at++) trie.add(words[at]!);
    let sum = 0;
    for (let at = WORDS; at < 2 * WORDS; at++) {
      sum += Number(trie.has(words[at]!)) + 3 * Number(trie.hasPrefix(words[at]!));
    }
    return sum;
  };
}

const text = (letters: Uint8Array) => String.fromCharCode(...letters);

class Ours implements Words<Uint8Array> {
  private readonly trie = new Trie(WORDS * LONGEST);
  add(word: Uint8Array) {
    this.trie.add(word);
  }
  has(word: Uint8Array) {
    return this.trie.count(word) > 0;
  }
  hasPrefix(word: Uint8Array) {
    return this.trie.countPrefix(word) > 0;
  }
}

export const benches: readonly Bench[] = [
  functionBench(
    { work: "trie: 20,000 words added, as many asked for as word and prefix", seed: SEED },
    [
      ours("Trie", () =>
        asked(
          (letters) => letters,
          () => new Ours(),
        ),
      ),
      peer(
        "data-structure-typed",
        ({ Trie: Typed }: { Trie: new () => Words<string> }) => asked(text, () => new Typed()),
        { variant: "Trie" },
      ),
    ],
  ),
];
