import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** `ones` of 100 characters are 1; a third of the queries changes the set. */
function randomInput(random: Random, size: number, queries: number, ones: number): string {
  const text = Array.from({ length: size }, () => +(random.int(1, 100) <= ones)).join("");
  const lines = Array.from({ length: queries }, () => {
    const kind = random.pick([0, 1, 2, 3, 3, 4, 4]);
    return `${kind} ${random.int(0, size - 1)}`;
  });
  return `${[`${size} ${queries}`, text, ...lines].join("\n")}\n`;
}

/** Only the ends of the range are in the set: every answer is far away. */
function far(random: Random, size: number, queries: number): Answered {
  const asked = Array.from({ length: queries }, () => [random.int(3, 4), random.int(0, size - 1)]);
  const answers = asked.map(([kind, k]) => {
    if (kind === 3) return k === 0 ? 0 : size - 1;
    return k === size - 1 ? size - 1 : 0;
  });
  const lines = asked.map((query) => query.join(" ")).join("\n");
  return {
    input: `${size} ${queries}\n1${"0".repeat(size - 2)}1\n${lines}\n`,
    output: `${answers.join("\n")}\n`,
  };
}

/** Steps from number to number through an array of flags. */
export const twin: Twin = {
  problem: "predecessor_problem",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => randomInput(random, random.int(1, 40), 100, random.int(0, 100)),
    levels: (random) =>
      randomInput(
        random,
        random.pick([31, 32, 33, 1023, 1024, 1025, 32_769]),
        100,
        random.pick([0, 1]),
      ),
    sparse: (random) => randomInput(random, random.int(1000, 40_000), 1000, 0),
    "max-far": (random) => far(random, 10_000_000, 1_000_000),
    "max-dense": (random) => randomInput(random, 10_000_000, 1_000_000, 50),
    // Answers stay near in the naive walk, since the set is not empty for long.
    "max-sparse": (random) => randomInput(random, 10_000_000, 1_000_000, 1),
  },
  atBounds: {
    "max-full": (random) => randomInput(random, 10_000_000, 1_000_000, 100),
    "max-empty": (random) => {
      const lines = Array.from({ length: 1_000_000 }, () => {
        return `${random.int(3, 4)} ${random.int(0, 9_999_999)}`;
      });
      return `10000000 1000000\n${"0".repeat(10_000_000)}\n${lines.join("\n")}\n`;
    },
  },
  naive: (input) => {
    const [head, text, ...lines] = input.trimEnd().split("\n");
    const size = Number(head!.split(" ")[0]);
    const flags = Uint8Array.from(text!, Number);
    const out: number[] = [];
    for (const line of lines) {
      const [kind, k] = line.split(" ").map(Number) as [number, number];
      let near = k;
      if (kind < 2) flags[k] = 1 - kind;
      else if (kind === 2) out.push(flags[k]!);
      else {
        while (near >= 0 && near < size && flags[near] === 0) near += kind === 3 ? 1 : -1;
        out.push(near < size ? near : -1);
      }
    }
    return `${out.join("\n")}\n`;
  },
};
