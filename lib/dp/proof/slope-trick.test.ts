import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { SlopeTrick } from "../slope-trick";

const FAR = 300;
const places = Array.from({ length: 2 * FAR + 1 }, (_, i) => i - FAR);

it("agrees with tables of all places", () => {
  for (const random of rounds(150)) {
    const f = new SlopeTrick();
    let table = places.map(() => 0);
    const value = (x: number) => table[Math.max(0, Math.min(2 * FAR, x + FAR))]!;
    for (let change = 0; change < 12; change++) {
      const [a, kind] = [random.int(-9, 9), random.int(0, 6)];
      if (kind === 0) {
        f.addRising(a);
        table = places.map((x) => value(x) + Math.max(0, x - a));
      } else if (kind === 1) {
        f.addFalling(a);
        table = places.map((x) => value(x) + Math.max(0, a - x));
      } else if (kind === 2) {
        f.addDistance(a);
        table = places.map((x) => value(x) + Math.abs(x - a));
      } else if (kind === 3) {
        f.add(a);
        table = table.map((y) => y + a);
      } else if (kind === 4) {
        const b = a + random.int(0, 4);
        f.move(a, b);
        table = places.map((x) => {
          let least = Infinity;
          for (let y = x - b; y <= x - a; y++) least = Math.min(least, value(y));
          return least;
        });
      } else if (kind === 5) {
        f.prefixMin();
        let least = Infinity;
        table = table.map((y) => (least = Math.min(least, y)));
      } else {
        f.suffixMin();
        let least = Infinity;
        table = table
          .slice()
          .reverse()
          .map((y) => (least = Math.min(least, y)))
          .reverse();
      }
      const min = Math.min(...table);
      expect(f.min).toBe(min);
      const [low, high] = f.argmin;
      const lowest = places.filter((x) => value(x) === min && Math.abs(x) < FAR - 60);
      if (low > -Infinity) expect(lowest[0]).toBe(low);
      if (high < Infinity) expect(lowest[lowest.length - 1]).toBe(high);
    }
  }
});

it("takes places to ±2^52", () => {
  for (const place of [2 ** 52, -(2 ** 52)]) {
    const f = new SlopeTrick();
    f.addDistance(place);
    expect(f.argmin).toEqual([place, place]);
  }
});
