import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { randomLetters } from "../random-text";
import { lcsTable } from "./prefix-substring-lcs.twin";

function pairs(random: Random, count: number, longest: number): string {
  const texts = Array.from({ length: 2 * count }, () =>
    randomLetters(random, random.int(1, longest), random.pick([1, 2, 4, 26])),
  );
  return `${count}\n${texts.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "ALDS1_10_C",
  rounds: 50,
  generators: {
    small: (random) => pairs(random, 5, 6),
    middle: (random) => pairs(random, 2, 70),
    sample: () => ({
      input: "3\nabcbdab\nbdcaba\nabc\nabc\nabc\nbc\n",
      output: "4\n3\n2\n",
    }),
    "max-random": (random) => pairs(random, 20, 1000),
  },
  naive: (input) => {
    const texts = input.trim().split("\n").slice(1);
    const lengths = texts.map((text, i) =>
      i % 2 === 0
        ? `${lcsTable(text, texts[i + 1]!)
            .pop()!
            .pop()}\n`
        : "",
    );
    return lengths.join("");
  },
};
