import type { Twin } from "../../../scripts/verify/twin";

/** Sums by BigInt. */
export const twin: Twin = {
  problem: "aplusb",
  timeLimitMs: 2_000,
  generators: {
    small: (random) => `${random.int(1, 20)} ${random.int(1, 20)}\n`,
    random: (random) => `${random.int(1, 1e9)} ${random.int(1, 1e9)}\n`,
    "max-both": () => "1000000000 1000000000\n",
  },
  naive: (input) => {
    const [a, b] = input.trim().split(" ").map(BigInt);
    return `${a! + b!}\n`;
  },
};
