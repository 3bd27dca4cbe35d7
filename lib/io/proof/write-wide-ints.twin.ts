import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function pairs(count: number, number: () => bigint): string {
  const lines = Array.from({ length: count }, () => `${number()} ${number()}`);
  return `${count}\n${lines.join("\n")}\n`;
}

function anyDigits(random: Random): bigint {
  const limit = 10n ** BigInt(random.int(0, 37));
  return random.bigint(-limit, limit);
}

/** Sums by BigInt. */
export const twin: Twin = {
  problem: "many_aplusb_128bit",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => pairs(random.int(1, 5), () => random.bigint(-20n, 20n)),
    digits: (random) => pairs(1000, () => anyDigits(random)),
    carries: (random) =>
      pairs(100, () => random.pick([1n, -1n, 2n]) + 10n ** BigInt(random.int(0, 36))),
    "max-digits": (random) => pairs(500_000, () => anyDigits(random)),
    "max-equal": () => pairs(500_000, () => -(10n ** 37n)),
  },
  naive: (input) => {
    const [, ...lines] = input.trimEnd().split("\n");
    const sums = lines.map((line) => {
      const [a, b] = line.split(" ").map(BigInt);
      return `${a! + b!}\n`;
    });
    return sums.join("");
  },
};
