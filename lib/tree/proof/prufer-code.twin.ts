import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function code(random: Random, n: number, most: number): string {
  return `${n}\n${Array.from({ length: n - 2 }, () => random.int(1, most)).join(" ")}\n`;
}

/** Each line's edge with the smaller end first, sorted. */
const edges = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) =>
      line
        .split(" ")
        .map(Number)
        .sort((a, b) => a - b)
        .join(" "),
    )
    .sort();

export const twin: Twin = {
  problem: "prufer_code",
  timeLimitMs: 1000,
  rounds: 100,
  generators: {
    small: (random) => code(random, random.int(3, 8), 3),
    any: (random) => {
      const n = random.int(3, 40);
      return code(random, n, n);
    },
    "max-random": (random) => code(random, 200_000, 200_000),
    "max-star": (random) => code(random, 200_000, 1),
  },
  /** By definition: the smallest leaf hangs on the next vertex of the code; the last two vertices stay. */
  naive: (input) => {
    const [n, ...words] = input.split(/\s+/).filter(Boolean).map(Number) as [number, ...number[]];
    const left = new Set(Array.from({ length: n }, (_, i) => i + 1));
    const lines = words.map((parent, at) => {
      const leaf = [...left].find((v) => !words.includes(v, at))!;
      left.delete(leaf);
      return `${leaf} ${parent}\n`;
    });
    return `${lines.join("")}${[...left].join(" ")}\n`;
  },
  check: (input, output, expected) => {
    const [found, wanted] = [edges(output), expected === undefined ? undefined : edges(expected)];
    if (found.length !== Number(input.split("\n")[0]) - 1) throw new Error("expected n - 1 edges");
    if (wanted && found.join() !== wanted.join()) {
      throw new Error(`expected the edges ${wanted.join(", ")}, found ${found.join(", ")}`);
    }
  },
};
