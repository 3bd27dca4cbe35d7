import type { Twin } from "../../../scripts/verify/twin";
import { nextPermutation } from "../../sequence/next-permutation";
import type { Random } from "../../sequence/random";

function text(random: Random, n: number): string {
  const numbers = Array.from({ length: n }, (_, i) => i + 1);
  const side = () => numbers.map((one) => `${[one, ...random.shuffle([...numbers])].join(" ")}\n`);
  return `${n}\n${side().join("")}${side().join("")}`;
}

/** All want the same, so that nearly all are turned down again and again. */
function alike(n: number): string {
  const numbers = Array.from({ length: n }, (_, i) => i + 1);
  const lines = numbers.map((one) => `${one} ${numbers.join(" ")}\n`).join("");
  return `${n}\n${lines}${lines}`;
}

interface Task {
  /** The preferences of women and men, from 0. */
  readonly women: number[][];
  readonly men: number[][];
}

function parse(input: string): Task[] {
  const numbers = input.trim().split(/\s+/).map(Number);
  let at = 1;
  return Array.from({ length: numbers[0]! }, () => {
    const n = numbers[at++]!;
    const side = () => {
      const lists = new Array<number[]>(n);
      for (let line = 0; line < n; line++, at += n + 1) {
        lists[numbers[at]! - 1] = numbers.slice(at + 1, at + 1 + n).map((one) => one - 1);
      }
      return lists;
    };
    return { women: side(), men: side() };
  });
}

/** A man and a woman who prefer each other; undefined if the marriages are stable. */
function unstable({ women, men }: Task, wives: ArrayLike<number>): string | undefined {
  const husbands = new Array<number>(women.length);
  for (let man = 0; man < wives.length; man++) husbands[wives[man]!] = man;
  const places = women.map((list) =>
    list.reduce((map, one, at) => map.set(one, at), new Map<number, number>()),
  );
  for (const [man, list] of men.entries()) {
    for (const woman of list) {
      if (woman === wives[man]) break;
      if (places[woman]!.get(man)! < places[woman]!.get(husbands[woman]!)!)
        return `${man} ${woman}`;
    }
  }
  return undefined;
}

/** The first stable order among all. */
function naive(input: string): string {
  const lines = parse(input).map((task) => {
    const wives = task.men.map((_, man) => man);
    while (unstable(task, wives) !== undefined) nextPermutation(wives);
    return wives.map((wife, man) => `${man + 1} ${wife + 1}\n`).join("");
  });
  return lines.join("");
}

function check(input: string, output: string): void {
  const rows = output
    .trim()
    .split("\n")
    .map((line) => line.split(" ").map(Number));
  for (const task of parse(input)) {
    const n = task.men.length;
    const wives = new Array<number>(n);
    for (const [man, wife] of rows.splice(0, n)) wives[man! - 1] = wife! - 1;
    if (new Set(wives).size !== n) throw new Error("someone has two partners or none");
    const pair = unstable(task, wives);
    if (pair !== undefined) throw new Error(`these prefer each other: ${pair}`);
  }
}

export const twin: Twin = {
  problem: "STABLEMP",
  rounds: 40,
  generators: {
    small: (random) => `2\n${text(random, random.int(1, 6))}${text(random, random.int(1, 3))}`,
    middle: (random) => `1\n${text(random, 7)}`,
    "max-random": (random) => `3\n${[1, 2, 3].map(() => text(random, 500)).join("")}`,
    "max-alike": () => `1\n${alike(500)}`,
  },
  naive,
  check,
};
