import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { triangulate } from "../triangulate";
import { starPolygon } from "./polygon-area.twin";
import { type Rings, randomOutline, randomTangle } from "./simple-polygons";

/**
 * What is wrong with a triangulation. If all triangles turn left and each of their sides is one of the
 * polygon's or stands against another, together they go round each point as often as the polygon does: once.
 */
function fault(rings: Rings, isTurned: boolean): string | undefined {
  const corners = rings.flatMap((ring) => (isTurned ? [...ring].reverse() : ring));
  const holes = rings.slice(1).map((_, at) => rings.slice(0, at + 1).flat().length);
  const columns = [0, 1].map((axis) => Float64Array.from(corners, (corner) => corner[axis]!));
  const triangles = triangulate(columns[0]!, columns[1]!, holes);
  const count = corners.length + 2 * holes.length - 2;
  if (triangles.length !== 3 * count) return `${triangles.length / 3} triangles, not ${count}`;
  const sides = new Map<string, number>();
  const add = (a: number, b: number, by: number) => {
    const [key, sign] = a < b ? [`${a} ${b}`, by] : [`${b} ${a}`, -by];
    sides.set(key, (sides.get(key) ?? 0) + sign);
  };
  for (let at = 0; at < triangles.length; at += 3) {
    const three = [0, 1, 2].map((i) => triangles[at + i]!);
    const [a, b, c] = three.map((v) => corners[v]!.map(BigInt));
    const cross = (b![0]! - a![0]!) * (c![1]! - a![1]!) - (b![1]! - a![1]!) * (c![0]! - a![0]!);
    if (cross <= 0n) return `triangle ${three.join(" ")} does not turn left`;
    three.forEach((v, i) => {
      add(v, three[(i + 1) % 3]!, 1);
    });
  }
  let start = 0;
  for (const { length } of rings) {
    for (let i = 0; i < length; i++) add(start + i, start + ((i + 1) % length), isTurned ? 1 : -1);
    start += length;
  }
  const open = [...sides].find(([, sum]) => sum !== 0);
  return open && `side ${open[0]} is open`;
}

function hold(rings: Rings | undefined): boolean {
  if (!rings) return false;
  for (const isTurned of [false, true]) {
    const wrong = fault(rings, isTurned);
    if (wrong !== undefined) throw new Error(`${wrong} of ${JSON.stringify(rings)}`);
  }
  return true;
}

/** Counterclockwise. */
const forward = (ring: readonly (readonly [number, number])[]) => {
  const area = ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring.at(i - 1)!;
    return sum + u * y - x * v;
  }, 0);
  return area > 0 ? [...ring] : [...ring].reverse();
};

it("polygons through points of a small grid", () => {
  let held = 0;
  for (const random of rounds(600)) {
    const rings = randomTangle(random, random.int(3, 12), random.int(3, 8));
    held += +hold(rings?.map(forward));
  }
  expect(held).toBeGreaterThan(200);
});

it("outlines with corners on straight lines, and holes", () => {
  const random = new Random(2);
  const counts = [0, 0, 0, 0];
  for (let run = 0; run < 500; run++) {
    const size = random.int(3, 8);
    const cells = run % 2 === 0 ? random.int(1, size * size) : undefined;
    const rings = randomOutline(random, size, cells);
    if (hold(rings)) counts[Math.min(3, rings!.length - 1)]!++;
  }
  expect(Math.min(...counts)).toBeGreaterThan(5);
});

it("stars with large coordinates, and a comb of 10^5 corners", () => {
  const random = new Random(3);
  for (const n of [3, 4, 10, 1000, 20_000]) hold([forward(starPolygon(random, n, 2 ** 31))]);
  const [x, y] = [new Int32Array(100_000), new Int32Array(100_000)];
  // Teeth upwards from a long side below.
  for (let i = 0; i < 99_998; i++) {
    x[i] = 99_998 - i;
    y[i] = i % 2 === 0 ? 1 : 1e9 - i;
  }
  y[99_998] = y[99_999] = -1;
  x[99_999] = 100_000;
  expect(triangulate(x, y).length).toBe(3 * 99_998);
});

it("refuses what is no polygon without crossings", () => {
  const of = (text: string, holes?: number[]) => {
    const numbers = text.split(" ").map(Number);
    const [x, y] = [0, 1].map((axis) => Int32Array.from(numbers.filter((_, i) => i % 2 === axis)));
    return () => triangulate(x!, y!, holes);
  };
  expect(triangulate(new Int32Array(0), new Int32Array(0))).toEqual(new Int32Array(0));
  expect(of("0 0 4 0 4 4 0 0 0 4")).toThrow("triangulate: corners 0 and 3 are equal");
  expect(of("0 0 9 0 0 9 1 1 2 1", [3])).toThrow("got 3 to 5 of 5");
  const crossing = "triangulate: sides of the polygon cross or touch";
  expect(of("0 0 4 0 4 4 1 -1")).toThrow(crossing);
  expect(of("0 0 9 0 0 9 20 20 30 20 20 30", [3])).toThrow(crossing);
  // Random ones neither hang nor break.
  const random = new Random(4);
  let refused = 0;
  for (let run = 0; run < 500; run++) {
    const column = () => Int32Array.from({ length: 8 }, () => random.int(0, 9));
    try {
      triangulate(column(), column());
    } catch (error) {
      expect((error as Error).message).toMatch(/^triangulate: /);
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(400);
});
