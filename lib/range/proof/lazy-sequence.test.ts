import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { LazySequence } from "../lazy-sequence";

it("cuts, pastes, turns round and raises digits like an array, in the order of a text", () => {
  const raise = (by: number, text: string) =>
    text.replace(/./g, (digit) => `${(Number(digit) + by) % 10}`);
  const plus = (a: number, b: number) => a + b;
  for (const random of rounds(100)) {
    let text = Array.from("31415926").slice(0, random.int(0, 8));
    const list = new LazySequence(text, (a, b) => a + b, "", raise, plus, 0, 20);
    const pieces: { piece: number; digits: string[] }[] = [];
    for (let step = 0; step < 60; step++) {
      const l = random.int(0, text.length);
      const [r, kind] = [random.int(l, text.length), random.int(0, 4)];
      if (kind === 0) {
        pieces.push({ piece: list.cut(l, r), digits: text.splice(l, r - l) });
      } else if (kind === 1 && pieces.length > 0) {
        const { piece, digits } = pieces.splice(random.int(0, pieces.length - 1), 1)[0]!;
        list.paste(l, piece);
        text.splice(l, 0, ...digits);
      } else if (kind === 2) {
        list.reverse(l, r);
        text.splice(l, r - l, ...text.slice(l, r).reverse());
      } else if (kind === 3) {
        list.apply(l, r, step);
        text = text.map((digit, at) => (l <= at && at < r ? raise(step, digit) : digit));
      } else if (l < text.length) {
        list.set(l, `${step % 10}`);
        text[l] = `${step % 10}`;
      }
      const from = random.int(0, text.length);
      expect(list.size).toBe(text.length);
      expect(list.fold(from, text.length)).toBe(text.slice(from).join(""));
    }
  }
});

it("pastes a piece once", () => {
  const list = new LazySequence([1, 2, 3], Math.min, 9, Math.min, Math.min, 9);
  const piece = list.cut(0, 2);
  expect(() => list.paste(2, piece)).toThrow("LazySequence: place must be in [0, 1], got 2");
  list.paste(1, piece);
  expect(() => list.paste(0, piece)).toThrow(`LazySequence: ${piece} is no piece that is cut out`);
  expect(list.get(0)).toBe(3);
});
