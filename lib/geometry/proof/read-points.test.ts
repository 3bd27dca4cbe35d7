import { expect, it } from "vitest";
import { Scanner } from "../../io/scanner";
import { readPoints } from "../read-points";

const scannerOf = (text: string) => new Scanner(new TextEncoder().encode(text));

it("reads lines as columns", () => {
  const scanner = scannerOf("1 -2\n3 4\n5\n");
  const { x, y } = readPoints(scanner, 2);
  expect([...x]).toEqual([1, 3]);
  expect([...y]).toEqual([-2, 4]);
  expect([scanner.int(), readPoints(scanner, 0).x.length]).toEqual([5, 0]);
});

it("takes coordinates within ±10^9 where no others are named", () => {
  const { x, y } = readPoints(scannerOf("1000000000 -1000000000"), 1);
  expect([x[0], y[0]]).toEqual([1e9, -1e9]);
  for (const text of ["1000000001 0", "0 1000000001", "-1000000001 0", "0 -1000000001"])
    expect(() => readPoints(scannerOf(text), 1)).toThrow(/a coordinate/);
});

it("refuses coordinates outside", () => {
  expect(() => readPoints(scannerOf("1 2000000000"), 1)).toThrow(/a coordinate/);
  expect(() => readPoints(scannerOf("1 6"), 1, 0, 5)).toThrow(/a coordinate/);
});
