import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

function randomInput(random: Random, queries: number, keys: number, largest: bigint): string {
  const pool = Array.from({ length: keys }, () => random.bigint(0n, largest));
  const lines = Array.from({ length: queries }, () => {
    const k = random.pick(pool);
    return random.int(0, 1) === 0 ? `1 ${k}` : `0 ${k} ${random.bigint(0n, largest)}`;
  });
  return `${queries}\n${lines.join("\n")}\n`;
}

const LARGEST = 10n ** 18n;

/** A Map by the digits of the key. */
export const twin: Twin = {
  problem: "associative_array",
  generators: {
    small: (random) => randomInput(random, 50, random.int(1, 10), 20n),
    large: (random) => randomInput(random, 2000, 500, LARGEST),
    "max-keys": (random) => randomInput(random, 1_000_000, 1_000_000, LARGEST),
    "max-few": (random) => randomInput(random, 1_000_000, 1000, LARGEST),
    // Keys that are alike in their lower words.
    "max-alike": (random) =>
      `1000000\n${Array.from({ length: 500_000 }, (_, at) => {
        const k = BigInt(at) << 38n;
        return `0 ${k} ${random.int(0, 1e9)}\n1 ${k}`;
      }).join("\n")}\n`,
  },
  naive: (input) => {
    const values = new Map<string, string>();
    const out: string[] = [];
    for (const line of input.trimEnd().split("\n").slice(1)) {
      const [kind, k, v] = line.split(" ") as [string, string, string];
      if (kind === "0") values.set(k, v);
      else out.push(values.get(k) ?? "0");
    }
    return `${out.join("\n")}\n`;
  },
};
