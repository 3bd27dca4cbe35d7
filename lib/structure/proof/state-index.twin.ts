import { described } from "../../../scripts/verify/shape";

/** Each key is set and then asked for. */
function setAndGet(keys: number, key: (at: bigint) => bigint): string {
  const all = Array.from({ length: keys }, (_, at) => key(BigInt(at)));
  return `${2 * keys}\n${all.map((k) => `0 ${k} ${k}\n`).join("")}${all.map((k) => `1 ${k}\n`).join("")}`;
}

const LARGEST = 10n ** 18n;

export const twin = described({
  problem: "associative_array",
  timeLimitMs: 5_000,
  middle: 500,
  shape: (s) => {
    const keys: bigint[] = [];
    const key = () => {
      const k = s.bigint(0n, LARGEST, (random) => {
        const any = [random.bigint(0n, 20n), random.bigint(0n, LARGEST)];
        return random.pick([...any, random.pick(keys.length > 0 ? keys : any)]);
      });
      keys.push(k);
      return k;
    };
    const query = () => (s.pick(0, 1) === 1 ? [key()] : [key(), s.bigint(0n, LARGEST)]);
    return s.list(s.size(1, 1_000_000), query);
  },
  generators: {
    // Multiples of powers of two, and the ends of the range.
    alike: (random) => {
      const shift = BigInt(random.int(0, 54));
      return setAndGet(random.int(1, 40), (at) =>
        random.int(0, 3) > 0 ? at << shift : LARGEST - at,
      );
    },
  },
  atBounds: {
    // Equal words in the key: those who hash by their exclusive or get 0 for all.
    "max-anti-hash-xor": () => setAndGet(500_000, (at) => (at << 32n) | at),
    // Multiples of a number of buckets: those who hash by a remainder get few.
    "max-anti-hash-multiples": () => setAndGet(500_000, (at) => at * 256_279n),
    "max-top": () => setAndGet(500_000, (at) => LARGEST - at),
  },
  naive: (queries) => {
    const values = new Map<bigint, bigint>();
    return queries.flatMap(([k, v]) => {
      if (v === undefined) return [values.get(k!) ?? 0n];
      values.set(k!, v);
      return [];
    });
  },
});
