import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import { IntervalMap } from "../interval-map";

const [SIZE, FROM] = [24, -10];

type Cells = (number | undefined)[];

/** Begin, end and value of each interval that meets [l, r), clipped to it. */
function parts(map: IntervalMap, l: number, r: number): [number, number, number][] {
  const list: [number, number, number][] = [];
  map.visit(l, r, (begin, end, value) => list.push([begin, end, value]));
  return list;
}

/** What parts cover, cell by cell; throws where they are empty, overlap or do not ascend. */
function cellsOf(
  list: readonly (readonly [number, number, number])[],
  l: number,
  r: number,
): Cells {
  const cells: Cells = Array.from({ length: r - l }, () => undefined);
  let last = l;
  for (const [begin, end, value] of list) {
    expect(begin).toBeGreaterThanOrEqual(last);
    expect(end).toBeGreaterThan(begin);
    cells.fill(value, begin - l, end - l);
    last = end;
  }
  expect(last).toBeLessThanOrEqual(r);
  return cells;
}

it("agrees with an array", () => {
  for (const random of rounds(30)) {
    const map = new IntervalMap();
    const cells: Cells = Array.from({ length: SIZE }, () => undefined);
    for (let step = 0; step < 40; step++) {
      const l = random.int(0, SIZE);
      const r = random.int(l, Math.min(SIZE, l + random.pick([1, 4, SIZE])));
      const [value, kind] = [random.int(0, 3), random.int(0, 3)];
      if (kind === 0) map.delete(l + FROM, r + FROM);
      else if (kind === 1) map.update(l + FROM, r + FROM, (old) => 2 * old + value);
      else map.set(l + FROM, r + FROM, value);
      for (let i = l; i < r; i++) {
        if (kind === 0) cells[i] = undefined;
        else if (kind > 1) cells[i] = value;
        else if (cells[i] !== undefined) cells[i] = 2 * cells[i]! + value;
      }
      if (kind > 1 && l < r) expect(map.intervalAt(l + FROM)).toEqual([l + FROM, r + FROM, value]);
      const [from, to] = [random.int(0, SIZE), random.int(0, SIZE)].sort((a, b) => a - b);
      const seen = parts(map, from! + FROM, to! + FROM);
      expect(cellsOf(seen, from! + FROM, to! + FROM)).toEqual(cells.slice(from, to));
      expect(map.size).toBe(parts(map, -100, 100).length);
      const x = random.int(-2, SIZE + 1);
      expect(map.get(x + FROM)).toBe(cells[x]);
      const around = map.intervalAt(x + FROM);
      expect(around?.[2]).toBe(cells[x]);
      if (around) expect(parts(map, -100, 100)).toContainEqual(around);
    }
  }
});

it("keeps its intervals few under assignments", () => {
  const map = new IntervalMap();
  for (let i = 0; i < 1000; i++) map.set(i, i + 1, i);
  expect(map.size).toBe(1000);
  map.set(1, 999, 7);
  expect(parts(map, 0, 1000)).toEqual(tableOf("0 1 0, 1 999 7, 999 1000 999"));
});

it("works at the ends of the range", () => {
  const map = new IntervalMap();
  const [least, largest] = [-(2 ** 31), 2 ** 31 - 1];
  map.set(least, largest, 0.5);
  map.set(0, 1, -1);
  expect(parts(map, least, largest)).toEqual([
    [least, 0, 0.5],
    [0, 1, -1],
    [1, largest, 0.5],
  ]);
  map.delete(least, largest);
  expect([map.size, map.get(0)]).toEqual([0, undefined]);
});

it("changes nothing for an empty range", () => {
  const map = new IntervalMap();
  map.set(0, 4, 1);
  map.set(2, 2, 5);
  map.delete(2, 2);
  map.update(2, 2, () => 5);
  expect(parts(map, 2, 2)).toEqual([]);
  expect(parts(map, 0, 9)).toEqual([[0, 4, 1]]);
});
