import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { fibonacciWord, randomLetters, rulerWord } from "../random-text";

/** Mostly pushes or mostly pops for some time, few letters. */
function steps(random: Random, queries: number): string {
  const letters = "abc".slice(0, random.int(1, 3));
  const lines: string[] = [];
  for (let length = 0, pushes = 5; lines.length < queries; ) {
    if (random.int(0, 9) === 0) pushes = random.pick([2, 5, 8]);
    const end = random.int(0, 1);
    if (length === 0 || random.int(0, 9) < pushes) {
      lines.push(`${end} ${random.pick(letters)}\n`);
      length++;
    } else {
      lines.push(`${2 + end}\n`);
      length--;
    }
  }
  return `${queries}\n${lines.join("")}`;
}

/** The word from its middle to both ends, then pushes and pops in turn at one end. */
function ends(word: string): string {
  const lines: string[] = [];
  const half = word.length >> 1;
  for (let i = half; i < word.length; i++) lines.push(`1 ${word[i]}\n`);
  for (let i = half - 1; i >= 0; i--) lines.push(`0 ${word[i]}\n`);
  for (let turn = 0; lines.length + 2 <= 500_000; turn++) {
    lines.push(`${turn & 1} ${"bz"[(turn >> 1) & 1]}\n`, `${2 + (turn & 1)}\n`);
  }
  return `${lines.length}\n${lines.join("")}`;
}

/** All palindromes of the text as it stands. */
function naive(input: string): string {
  const [, ...queries] = input.trim().split("\n");
  let text = "";
  const answers = queries.map((query) => {
    const [kind, symbol] = query.split(" ");
    if (kind === "0") text = symbol + text;
    else if (kind === "1") text += symbol;
    else text = kind === "2" ? text.slice(1) : text.slice(0, -1);
    const all = new Set<string>();
    let [prefix, suffix] = [0, 0];
    for (let start = 0; start < text.length; start++) {
      for (let end = start + 1; end <= text.length; end++) {
        const piece = text.slice(start, end);
        if ([...piece].reverse().join("") !== piece) continue;
        all.add(piece);
        if (start === 0) prefix = piece.length;
        if (end === text.length) suffix = Math.max(suffix, piece.length);
      }
    }
    return `${all.size} ${prefix} ${suffix}\n`;
  });
  return answers.join("");
}

export const twin: Twin = {
  problem: "palindromes_in_deque",
  timeLimitMs: 10_000,
  rounds: 150,
  generators: {
    small: (random) => steps(random, random.int(1, 14)),
    middle: (random) => steps(random, random.int(20, 60)),
    "max-equal": () => {
      const lines = Array.from({ length: 500_000 }, (_, i) => `${i & 1} a\n`);
      const output = Array.from({ length: 500_000 }, (_, i) => `${i + 1} ${i + 1} ${i + 1}\n`);
      return { input: `500000\n${lines.join("")}`, output: output.join("") };
    },
  },
  atBounds: {
    "max-random": (random) => ends(randomLetters(random, 400_000, 2)),
    "max-fibonacci": () => ends(fibonacciWord(300_000)),
    "max-ruler": () => ends(rulerWord(262_143)),
    "max-steps": (random) => steps(random, 500_000),
  },
  naive,
};
