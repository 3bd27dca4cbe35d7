import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { segmentsBelow } from "../segments-below";

type Segment = readonly [ax: number, ay: number, bx: number, by: number];

const cross = (ax: number, ay: number, bx: number, by: number) =>
  BigInt(ax) * BigInt(by) - BigInt(ay) * BigInt(bx);
const sign = (value: bigint) => (value > 0n ? 1 : value < 0n ? -1 : 0);
const side = ([ax, ay, bx, by]: Segment, x: number, y: number) =>
  sign(cross(bx - ax, by - ay, x - ax, y - ay));

/** Whether each has points strictly on both sides of the other. */
const crosses = (s: Segment, t: Segment) =>
  side(s, t[0], t[1]) * side(s, t[2], t[3]) < 0 && side(t, s[0], s[1]) * side(t, s[2], s[3]) < 0;

const holdsPoint = (s: Segment, x: number, y: number) =>
  (s[0] !== s[2] || s[1] !== s[3]) &&
  side(s, x, y) === 0 &&
  (x - s[0]) * (x - s[2]) <= 0 &&
  (y - s[1]) * (y - s[3]) <= 0;

/** From left to right. */
const turned = (s: Segment): Segment => (s[0] <= s[2] ? s : [s[2], s[3], s[0], s[1]]);

/** Whether s is above t at x and a little further to the right, where both are. */
function isAbove(s: Segment, t: Segment, x: number): boolean {
  const [a, b] = [turned(s), turned(t)];
  const [da, db] = [BigInt(a[2] - a[0]), BigInt(b[2] - b[0])];
  const height = (c: Segment, d: bigint) =>
    BigInt(c[1]) * d + BigInt(x - c[0]) * BigInt(c[3] - c[1]);
  const gap = height(a, da) * db - height(b, db) * da;
  if (gap !== 0n) return gap > 0n;
  return BigInt(a[3] - a[1]) * db > BigInt(b[3] - b[1]) * da;
}

function hold(segments: readonly Segment[], points: readonly (readonly [number, number])[]): void {
  const columns = [0, 1, 2, 3].map((at) => Float64Array.from(segments, (s) => s[at]!));
  const [px, py] = [0, 1].map((at) => Float64Array.from(points, (p) => p[at]!));
  const found = segmentsBelow(columns[0]!, columns[1]!, columns[2]!, columns[3]!, px!, py!);
  for (const [at, [x, y]] of points.entries()) {
    const own = found[at]! < 0 ? undefined : segments[found[at]!]!;
    const where = JSON.stringify([segments, x, y, own]);
    if (segments.some((s) => holdsPoint(s, x, y))) {
      expect(own && holdsPoint(own, x, y), where).toBe(true);
      continue;
    }
    const below = segments.filter((s) => {
      const t = turned(s);
      return t[0] <= x && x < t[2] && side(t, x, y) > 0;
    });
    expect(own !== undefined, where).toBe(below.length > 0);
    if (own)
      expect(below.includes(own) && !below.some((s) => isAbove(s, own, x)), where).toBe(true);
  }
}

it("random segments of a small grid that do not cross, and all its points", () => {
  for (const random of rounds(300)) {
    const size = random.int(1, 7);
    const number = () => random.int(0, size);
    const segments: Segment[] = [];
    for (let tries = random.int(0, 30); tries > 0; tries--) {
      const segment: Segment = [number(), number(), number(), number()];
      if (segments.every((other) => !crosses(segment, other))) segments.push(segment);
    }
    const points = Array.from(
      { length: (size + 3) ** 2 },
      (_, at) => [(at % (size + 3)) - 1, Math.floor(at / (size + 3)) - 1] as const,
    );
    hold(segments, random.shuffle(points));
  }
});

it("points next to long segments, at the limit", () => {
  const most = 2 ** 50;
  const segments: Segment[] = [
    [-most, -most, most, most - 1],
    [most, most, -most, 1 - most],
  ];
  hold(segments, [
    [0, 0],
    [1, 0],
    [-1, -1],
    [most - 1, most - 1],
    [1 - most, 1 - most],
    [most, most],
  ]);
  const none = new Int32Array(0);
  expect(segmentsBelow(none, none, none, none, Int32Array.of(3), Int32Array.of(4))).toEqual(
    Int32Array.of(-1),
  );
});
