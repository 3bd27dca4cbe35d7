import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { SweepOrder } from "../sweep-order";

const forwards = ({ next, held }: SweepOrder) => {
  const values: number[] = [];
  for (let place = next[0]!; place > 0; place = next[place]!) values.push(held[place]!);
  return values;
};

const backwards = ({ previous, held }: SweepOrder) => {
  const values: number[] = [];
  for (let place = previous[0]!; place > 0; place = previous[place]!) values.push(held[place]!);
  return values;
};

it("is an array with neighbours", () => {
  for (const random of rounds(40)) {
    const capacity = random.int(1, 40);
    const order = new SweepOrder(capacity);
    let places: number[] = [];
    for (let step = 0; step < 120; step++) {
      if (places.length < capacity && random.int(0, 2) > 0) {
        const at = random.int(0, places.length);
        const place = order.insertAfter(at === 0 ? 0 : places[at - 1]!, step);
        places = [...places.slice(0, at), place, ...places.slice(at)];
      } else if (places.length > 0) {
        const [place] = places.splice(random.int(0, places.length - 1), 1);
        order.delete(place!);
      }
      const values = places.map((place) => order.held[place]!);
      expect(forwards(order)).toEqual(values);
      expect(backwards(order)).toEqual(values.slice().reverse());
      const bound = random.int(0, places.length);
      const rank = new Map(values.map((value, k) => [value, k]));
      expect(order.first((value) => rank.get(value)! >= bound)).toBe(places[bound] ?? 0);
    }
  }
});

it("stays shallow when places come in order", () => {
  const order = new SweepOrder(100_000);
  let place = 0;
  for (let value = 0; value < 100_000; value++) place = order.insertAfter(place, value);
  let steps = 0;
  order.first((value) => {
    steps++;
    return value >= 77_777;
  });
  expect(steps).toBeLessThan(60);
});
