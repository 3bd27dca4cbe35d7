import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function pairs(count: number, number: () => bigint): string {
  const lines = Array.from({ length: count }, () => `${number()} ${number()}`);
  return `${count}\n${lines.join("\n")}\n`;
}

const anyDigits = (random: Random) => random.bigint(0n, 10n ** BigInt(random.int(0, 18)));

/** Sums by BigInt. */
export const twin: Twin = {
  problem: "many_aplusb",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => pairs(random.int(1, 5), () => random.bigint(0n, 20n)),
    digits: (random) => pairs(1000, () => anyDigits(random)),
    "max-digits": (random) => pairs(1_000_000, () => anyDigits(random)),
    "max-equal": () => pairs(1_000_000, () => 10n ** 18n),
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
