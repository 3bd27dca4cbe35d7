import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { goldenSection } from "../golden-section";

it("finds the bottom of valleys, also at the ends", () => {
  for (const random of rounds(200)) {
    const bottom = random.int(-1000, 1000) / 10;
    const [low, high] = [bottom - random.int(0, 50), bottom + random.int(0, 50)];
    expect(goldenSection(low, high, (x) => (x - bottom) ** 2)).toBeCloseTo(bottom, 5);
    expect(goldenSection(low, high, (x) => Math.abs(x - bottom))).toBeCloseTo(bottom, 9);
    expect(goldenSection(low, high, (x) => x)).toBeCloseTo(low, 9);
    expect(goldenSection(low, high, (x) => -x)).toBeCloseTo(high, 9);
  }
});

it("calls the function once a step", () => {
  let calls = 0;
  const count = (x: number) => {
    calls++;
    return (x - 0.3) ** 2;
  };
  goldenSection(0, 1, count, 20);
  expect([calls, goldenSection(3, 3, () => 0)]).toEqual([22, 3]);
});
