import { expect, it } from "vitest";
import { pointInPolygon } from "../point-in-polygon";
import { pointsInPolygon } from "../points-in-polygon";

type Points = readonly (readonly [number, number])[];

function hold(ring: Points, points: Points): void {
  const columns = [ring, points].flatMap((list) =>
    [0, 1].map((axis) => Float64Array.from(list, (point) => point[axis]!)),
  );
  const [x, y, px, py] = columns as [Float64Array, Float64Array, Float64Array, Float64Array];
  const answers = Array.from(px, (_, at) => pointInPolygon(x, y, px[at]!, py[at]!));
  expect([...pointsInPolygon(x, y, px, py)], JSON.stringify(ring)).toEqual(answers);
}

it("polygons of a few corners, and corners that come twice in a row", () => {
  const points = Array.from({ length: 49 }, (_, at) => [at % 7, Math.floor(at / 7)] as const);
  for (const text of [
    ...["", "3 3", "1 1 5 5", "5 5 1 1", "3 1 3 5", "1 1 1 1 5 1 5 1 3 6 3 6", "1 1 3 3 5 5"],
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
