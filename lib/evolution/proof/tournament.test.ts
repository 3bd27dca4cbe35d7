import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { fittest, tournament } from "../tournament";

it("chooses each rank as often as the rule says", () => {
  const random = new Random(1);
  const names = ["worst", "low", "high", "best"];
  const draws = 40_000;
  const chosen = tournament(names, [1, 2, 3, 4], draws, 3, random);
  expect(chosen).toHaveLength(draws);
  expect(new Set(chosen)).toEqual(new Set(names));
  names.forEach((name, rank) => {
    const share = ((rank + 1) / 4) ** 3 - (rank / 4) ** 3;
    const count = chosen.filter((winner) => winner === name).length;
    expect(Math.abs(count / draws - share)).toBeLessThan(0.01);
  });
});

it("refuses an empty population and no rounds", () => {
  expect(() => tournament([], [], 1, 2, new Random(1))).toThrow("the population is empty");
  expect(() => tournament([1], [1], 1, 0, new Random(1))).toThrow("1 or more, got 0");
});

it("orders by fitness, equals as they stand", () => {
  expect(fittest([3, 9, 3, 10, 9], 4)).toEqual([3, 1, 4, 0]);
  expect(fittest([1], 5)).toEqual([0]);
});

it("one round draws every board alike, whatever its fitness", () => {
  const drawn = tournament(["a", "b", "c"], [9, 1, 5], 3000, 1, new Random(2));
  for (const board of ["a", "b", "c"])
    expect(Math.abs(drawn.filter((name) => name === board).length - 1000)).toBeLessThan(130);
});
