import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { AhoCorasick } from "../aho-corasick";

const SEED = 1;
const WORDS = 20_000;
const LENGTH = 1_000_000;

const letters = (random: Random, length: number) =>
  Uint8Array.from({ length }, () => random.int(97, 102));

/** Different words of 4 to 12 letters a … f, and a text of them. */
function input() {
  const random = new Random(SEED);
  const words = new Map<string, Uint8Array>();
  while (words.size < WORDS) {
    const word = letters(random, random.int(4, 12));
    words.set(String.fromCharCode(...word), word);
  }
  const text = letters(random, LENGTH);
  return { words, text, letters: new TextDecoder().decode(text) };
}

/** The automaton is built, and all occurrences in the text are counted. */
function ours(): Run {
  const { words, text } = input();
  return (keep) => {
    const automaton = new AhoCorasick(12 * WORDS);
    keep(automaton);
    return occurrences(automaton, [...words.values()], text);
  };
}

function occurrences(automaton: AhoCorasick, words: Uint8Array[], text: Uint8Array): number {
  const ends = words.map((word) => automaton.add(word));
  automaton.build();
  const counts = new Int32Array(automaton.nodes); // how many words end at a node
  for (const node of ends) counts[node] = 1;
  for (const node of automaton.order)
    counts[node]! += node > 0 ? counts[automaton.link[node]!]! : 0;
  let sum = 0;
  let node = 0;
  for (let at = 0; at < text.length; at++) {
    node = automaton.step(node, text[at]!);
    sum += counts[node]!;
  }
  return sum;
}

function ofPeer(count: (words: string[], text: string) => number): Run {
  const { words, letters } = input();
  const list = [...words.keys()];
  return () => count(list, letters);
}

type Class<Matcher> = new (words: string[]) => Matcher;
type Counting = Class<{ count(text: string): number }>;

export const benches: readonly Bench[] = [
  functionBench({ work: "20,000 words: built, found in 10^6 letters", seed: SEED }, [
    { role: "ours", name: "AhoCorasick", prepare: ours },
    peer("modern-ahocorasick", ({ default: Automaton }: { default: Counting }) =>
      ofPeer((words, text) => new Automaton(words).count(text)),
    ),
  ]),
];
