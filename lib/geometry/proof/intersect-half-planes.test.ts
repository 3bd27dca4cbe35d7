import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { intersectHalfPlanes } from "../intersect-half-planes";
import {
  type Corner,
  type HalfPlane,
  hasEdge,
  leftOf,
  naiveArea,
  naiveCorners,
} from "./intersect-half-planes.twin";

const column = (lines: readonly number[][], k: number) =>
  Float64Array.from(lines, (line) => line[k]!);

const intersect = (lines: readonly number[][]) =>
  intersectHalfPlanes(column(lines, 0), column(lines, 1), column(lines, 2), column(lines, 3));

/** One name for all lines that are the same half-plane. */
function nameOf([a, b, c]: HalfPlane): string {
  let [m, n] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (n > 0n) [m, n] = [n, m % n];
  // c need not be a multiple of the divisor: scaled up instead.
  return `${a / m} ${b / m} ${Number((c * 10n ** 30n) / m)}`;
}

/** Within a square so far away that no crossing of two lines lies beyond it. */
function naive(lines: readonly number[][], far: number) {
  const planes = lines.map(leftOf);
  const box = [
    [-far, -far, far, -far],
    [far, -far, far, far],
    [far, far, -far, far],
    [-far, far, -far, -far],
  ].map(leftOf);
  const corners = naiveCorners([...planes, ...box]);
  const isFlat = [...planes, ...box].some((plane) =>
    corners.every(([x, y, w]) => plane[0] * x + plane[1] * y === plane[2] * w),
  );
  const onBox = (corner: Corner) =>
    box.some(([a, b, c]) => a * corner[0] + b * corner[1] === c * corner[2]);
  const kind =
    corners.length < 3 || isFlat ? "empty" : corners.some(onBox) ? "unbounded" : "bounded";
  const edges = kind === "empty" ? [] : planes.filter((plane) => hasEdge(plane, corners));
  const inner = corners.filter((corner) => !onBox(corner));
  return { kind, edges: new Set(edges.map(nameOf)), corners: inner };
}

function compare(lines: readonly number[][], most: number): string {
  const region = intersect(lines);
  const { kind, edges, corners } = naive(lines, 64 * most * most * most);
  const names = Array.from(region.lines, (i) => nameOf(leftOf(lines[i]!)));
  if (region.kind !== kind || names.length !== edges.size || names.some((name) => !edges.has(name)))
    expect([lines, region]).toEqual([kind, edges]);
  if (kind === "empty") return kind;
  expect(region.x.length).toBe(corners.length);
  for (let k = 0; k < region.x.length; k++) {
    const near = corners.some(
      ([x, y, w]) =>
        Math.abs(Number(x) / Number(w) - region.x[k]!) < 1e-6 &&
        Math.abs(Number(y) / Number(w) - region.y[k]!) < 1e-6,
    );
    holdEqual(near, true, () => [lines, region]);
  }
  if (kind === "bounded") {
    let twice = 0;
    region.x.forEach((x, k) => {
      const next = (k + 1) % region.x.length;
      twice += x * region.y[next]! - region.y[k]! * region.x[next]!;
    });
    expect(Math.abs(twice / 2 - naiveArea(corners))).toBeLessThan(1e-6 * most * most);
  }
  return kind;
}

it("agrees with all crossings of two lines: kinds, edges, corners, areas", () => {
  const random = new Random(1);
  const seen: Record<string, number> = { bounded: 0, unbounded: 0, empty: 0 };
  for (let step = 0; step < 600; step++) {
    const most = random.pick([1, 2, 3, 8]);
    const lines: number[][] = [];
    const count = random.int(1, 8);
    while (lines.length < count) {
      const line = Array.from({ length: 4 }, () => random.int(-most, most));
      // Half of them keep the origin inside or on the border.
      if (step % 2 === 0 && leftOf(line)[2] > 0n)
        line.splice(0, 4, ...line.slice(2), ...line.slice(0, 2));
      if (line[0] !== line[2] || line[1] !== line[3]) lines.push(line);
    }
    seen[compare(lines, most)]!++;
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100);
});

it("three lines through one point leave nothing, or a wedge of two", () => {
  const random = new Random(3);
  const seen = { empty: 0, unbounded: 0 };
  for (let step = 0; step < 400; step++) {
    const most = 2 ** random.int(20, step % 2 === 0 ? 47 : 26);
    const [x, y] = [random.int(-most, most), random.int(-most, most)];
    const ways = Array.from({ length: 3 }, () => [
      random.int(-most, most),
      random.int(-most, most),
    ]);
    const turn = (i: number, j: number) =>
      BigInt(ways[i]![0]!) * BigInt(ways[j]![1]!) - BigInt(ways[i]![1]!) * BigInt(ways[j]![0]!);
    const turns = [turn(0, 1), turn(1, 2), turn(2, 0)];
    if (turns.includes(0n)) continue;
    const goRound = turns.every((value) => value > 0n) || turns.every((value) => value < 0n);
    const lines = ways.map(([dx, dy]) => {
      if (step % 2 === 1) {
        const far = random.pick([1, 1, random.int(1, 2 ** 21)]) * random.pick([-1, 1]); // times the way
        return [x + far * dx!, y + far * dy!, x + (far + 1) * dx!, y + (far + 1) * dy!];
      }
      const k = random.int(0, 1); // the point between the ends, or the first of them
      return [x - k * dx!, y - k * dy!, x + dx!, y + dy!];
    });
    const region = intersect(lines);
    const expected = goRound ? "empty" : "unbounded";
    if (region.kind !== expected || region.lines.length !== (goRound ? 0 : 2))
      expect([lines, region]).toBe(expected);
    seen[expected]++;
  }
  expect(Math.min(seen.empty, seen.unbounded)).toBeGreaterThan(40);
});

it("no lines, one, two that are parallel; bad input", () => {
  expect(intersect([]).kind).toBe("unbounded");
  expect(intersect([[0, 0, 1, 0]])).toMatchObject({ kind: "unbounded", lines: Int32Array.of(0) });
  const strip = tableOf("0 0 5 0, 7 1 6 1");
  expect([intersect(strip).kind, intersect(strip).x.length]).toEqual(["unbounded", 0]);
  expect(intersect([strip[0]!, [7, 0, 6, 0]]).kind).toBe("empty");
  expect(intersect([strip[0]!, [7, -1, 6, -1]]).kind).toBe("empty");
  expect(() => intersect([[2 ** 50, 2, 1, 2]])).toThrow(RangeError);
});
