import { expect, it } from "vitest";
import { setPowerProjection } from "../set-power-projection";

it("takes counts from 0 on", () => {
  const [f, weights] = [Int32Array.of(3, 1, 1, 5), Int32Array.of(1, 0, 0, 10)];
  expect([...setPowerProjection(f, weights, 0)]).toEqual([]);
  expect([...setPowerProjection(f, weights, 3)]).toEqual([1, 53, 329]);
});

it("refuses other lengths, terms and counts", () => {
  const one = Int32Array.of(1);
  const name = "setPowerProjection";
  const call = () => setPowerProjection(one, new Int32Array(2), 1);
  expect(call).toThrow(`${name}: expected as many weights as terms, got 2 and 1`);
  for (const bad of [-1, 0.5, Number.NaN, 2 ** 24 + 1])
    expect(() => setPowerProjection(one, one, bad)).toThrow(`${name}: the count must be`);
});
