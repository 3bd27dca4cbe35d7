import type { Twin } from "../../../scripts/verify/twin";

export const twin: Twin = {
  problem: "DPL_5_I",
  timeLimitMs: 1000,
  rounds: 40,
  generators: {
    small: (random) => `${random.int(1, 12)} ${random.int(1, 12)}\n`,
    middle: (random) => `${random.int(100, 300)} ${random.int(1, 40)}\n`,
    "max-random": (random) => `1000 ${random.int(1, 1000)}\n`,
    "max-few": (random) => `1000 ${random.int(1, 3)}\n`,
    "max-all": (random) => `1000 ${random.int(998, 1000)}\n`,
  },
  /** The last ball lies alone, or with others in one of the boxes. */
  naive: (input) => {
    const [n, k] = input.split(" ").map(Number);
    let ways = new Array<number>(k! + 1).fill(0);
    ways[0] = 1;
    for (let balls = 1; balls <= n!; balls++) {
      ways = ways.map((old, j) => (j === 0 ? 0 : (ways[j - 1]! + j * old) % 1_000_000_007));
    }
    return `${ways[k!]}\n`;
  },
};
