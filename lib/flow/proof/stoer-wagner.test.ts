import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { stoerWagner } from "../stoer-wagner";

it("the side is a cut of that weight", () => {
  for (const random of rounds(250)) {
    const n = random.int(2, 12);
    const edges = Array.from({ length: random.int(0, 40) }, () => [
      random.int(0, n - 1),
      random.int(0, n - 1),
      random.int(0, 9),
    ]);
    const [a, b, w] = [0, 1, 2].map((part) => edges.map((edge) => edge[part]!));
    const { weight, side } = stoerWagner(n, a!, b!, w!);
    expect(side.includes(0) && side.includes(1)).toBe(true);
    const crossing = edges.filter(([one, other]) => side[one!] !== side[other!]);
    expect(crossing.reduce((sum, edge) => sum + edge[2]!, 0)).toBe(weight);
  }
});

it("a long path", () => {
  const n = 300;
  const a = Array.from({ length: n - 1 }, (_, v) => v);
  const { weight, side } = stoerWagner(
    n,
    a,
    a.map((v) => v + 1),
    a.map((v) => 1 + (v - 70) ** 2),
  );
  expect([weight, side[70] !== side[71]]).toEqual([1, true]);
});
