import type { Bench, Run } from "../../../scripts/bench/bench";
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

interface Linked {
  insert(word: string): unknown;
  has(word: string): boolean;
  find(prefix: string): unknown;
}

class OfLinked implements Words<string> {
  private readonly trie: Linked;
  constructor(trie: Linked) {
    this.trie = trie;
  }
  add(word: string) {
    return this.trie.insert(word);
  }
  has(word: string) {
    return this.trie.has(word);
  }
  hasPrefix(word: string) {
    return this.trie.find(word) !== null;
  }
}

interface Prefixes {
  addWord(word: string): unknown;
  hasWord(word: string): boolean;
  isPrefix(prefix: string): boolean;
}

class OfPrefixes implements Words<string> {
  private readonly trie: Prefixes;
  constructor(trie: Prefixes) {
    this.trie = trie;
  }
  add(word: string) {
    return this.trie.addWord(word);
  }
  has(word: string) {
    return this.trie.hasWord(word);
  }
  hasPrefix(word: string) {
    return this.trie.isPrefix(word);
  }
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "trie: 20,000 words added, as many asked for as word and prefix",
    seed: SEED,
    contenders: [
      {
        role: "ours",
        name: "Trie",
        prepare: () =>
          asked(
            (letters) => letters,
            () => new Ours(),
          ),
      },
      {
        role: "peer",
        name: "data-structure-typed",
        variant: "Trie",
        prepare: ({ Trie: Typed }: { Trie: new () => Words<string> }) =>
          asked(text, () => new Typed()),
      },
      {
        role: "peer",
        name: "@datastructures-js/trie",
        prepare: ({ Trie: Other }: { Trie: new () => Linked }) =>
          asked(text, () => new OfLinked(new Other())),
      },
      {
        role: "peer",
        name: "trie-prefix-tree",
        prepare: ({ default: make }: { default: (words: string[]) => Prefixes }) =>
          asked(text, () => new OfPrefixes(make([]))),
      },
    ],
  },
];
