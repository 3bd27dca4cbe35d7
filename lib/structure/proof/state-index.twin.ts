import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function randomInput(random: Random, queries: number, keys: number, largest: bigint): string {
  const pool = Array.from({ length: keys }, () => random.bigint(0n, largest));
  const lines = Array.from({ length: queries }, () => {
    const k = random.pick(pool);
    return random.int(0, 1) === 0 ? `1 ${k}` : `0 ${k} ${random.bigint(0n, largest)}`;
  });
  return `${queries}\n${lines.join("\n")}\n`;
}

/** Each key is set and then asked for. */
function setAndGet(keys: number, key: (at: bigint) => bigint): string {
  const all = Array.from({ length: keys }, (_, at) => key(BigInt(at)));
  return `${2 * keys}\n${all.map((k) => `0 ${k} ${k}\n`).join("")}${all.map((k) => `1 ${k}\n`).join("")}`;
}

const LARGEST = 10n ** 18n;

/** A Map by the digits of the key. */
export const twin: Twin = {
  problem: "associative_array",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => randomInput(random, 50, random.int(1, 10), 20n),
    large: (random) => randomInput(random, 2000, 500, LARGEST),
    // Multiples of powers of two, and the ends of the range.
    alike: (random) => {
      const shift = BigInt(random.int(0, 54));
      return setAndGet(random.int(1, 40), (at) =>
        random.int(0, 3) > 0 ? at << shift : LARGEST - at,
      );
    },
    // Equal words in the key: those who hash by their exclusive or get 0 for all.
    "max-anti-hash-xor": () => setAndGet(500_000, (at) => (at << 32n) | at),
    // Multiples of a number of buckets: those who hash by a remainder get few.
    "max-anti-hash-multiples": () => setAndGet(500_000, (at) => at * 256_279n),
    "max-top": () => setAndGet(500_000, (at) => LARGEST - at),
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
