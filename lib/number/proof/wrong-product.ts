import { Random } from "../../sequence/random";

/** The first product modulo the prime p that BigInt contradicts: at the edges, beside multiples of p, at random. */
export function wrongProduct(p: number, mul: (a: number, b: number) => number): string | undefined {
  const naive = (a: number, b: number) => Number((BigInt(a) * BigInt(b)) % BigInt(p));
  const pairs: [number, number][] = [];
  const edges = [0, 1, 2, 3, 2 ** 15, 2 ** 29, (p - 1) / 2, (p + 1) / 2, p - 3, p - 2, p - 1];
  for (const a of edges) for (const b of edges) pairs.push([a, b]);
  const random = new Random(1);
  for (let step = 0; step < 10_000; step++) {
    const a = random.int(1, p - 1);
    // b = delta / a modulo p, by Fermat, so that the product leaves delta, and that with -b leaves -delta.
    let b = random.int(0, 3);
    for (let square = a, left = p - 2; left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) b = naive(b, square);
      square = naive(square, square);
    }
    pairs.push([a, b], [a, (p - b) % p]);
  }
  for (let step = 0; step < 40_000; step++)
    pairs.push([random.int(0, p - 1), random.int(0, p - 1)]);
  const wrong = pairs.find(([a, b]) => mul(a, b) !== naive(a, b));
  return wrong && `${wrong.join(" · ")} is ${mul(...wrong)}`;
}
