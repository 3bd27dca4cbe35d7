import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { pointInPolygon } from "../point-in-polygon";
import { pointsInPolygon } from "../points-in-polygon";
import { starPolygon } from "./polygon-area.twin";
import { randomOutline, randomTangle } from "./simple-polygons";

type Points = readonly (readonly [number, number])[];

function hold(ring: Points, points: Points): void {
  const columns = [ring, points].flatMap((list) =>
    [0, 1].map((axis) => Float64Array.from(list, (point) => point[axis]!)),
  );
  const [x, y, px, py] = columns as [Float64Array, Float64Array, Float64Array, Float64Array];
  const answers = Array.from(px, (_, at) => pointInPolygon(x, y, px[at]!, py[at]!));
  expect([...pointsInPolygon(x, y, px, py)], JSON.stringify(ring)).toEqual(answers);
}

it("agrees with pointInPolygon", () => {
  const random = new Random(1);
  const grid = Array.from({ length: 900 }, (_, at) => [at % 30, Math.floor(at / 30)] as const);
  for (let run = 0; run < 60; run++) {
    const tangle = randomTangle(random, random.int(3, 12), random.int(3, 8));
    for (const ring of tangle ?? []) hold(ring, grid);
    const outline = randomOutline(random, 4, random.int(1, 9));
    if (outline?.length === 1)
      hold(
        outline[0]!,
        grid.map(([x, y]) => [x - 8, y]),
      );
  }
  const star = starPolygon(random, 2000, 1e9);
  hold(star, [
    ...star,
    ...Array.from({ length: 500 }, () => [random.int(-1e9, 1e9), random.int(-1e9, 1e9)] as const),
  ]);
});

it("polygons of a few corners, and corners that come twice in a row", () => {
  const points = Array.from({ length: 49 }, (_, at) => [at % 7, Math.floor(at / 7)] as const);
  for (const text of [
    "",
    "3 3",
    "1 1 5 5",
    "5 5 1 1",
    "3 1 3 5",
    "1 1 1 1 5 1 5 1 3 6 3 6",
    "1 1 3 3 5 5",
    "1 1 5 1 5 5 1 5 1 3",
  ]) {
    const numbers = text === "" ? [] : text.split(" ").map(Number);
    const ring = Array.from(
      { length: numbers.length / 2 },
      (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!] as const,
    );
    hold(ring, points);
    hold([...ring].reverse(), points);
  }
});
