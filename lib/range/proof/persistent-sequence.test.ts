import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { PersistentSequence } from "../persistent-sequence";

it("keeps every version, of texts whose digits are raised, through slices pasted anywhere", () => {
  const raise = (by: number, text: string) =>
    text.replace(/./g, (digit) => `${(Number(digit) + by) % 10}`);
  const plus = (a: number, b: number) => a + b;
  for (const random of rounds(15)) {
    const lists = new PersistentSequence((a: string, b: string) => a + b, "", raise, plus, 0);
    const all = [{ list: lists.of(Array.from("31415926")), text: "31415926" }];
    for (let step = 0; step < 40; step++) {
      const { list, text } = random.pick(all);
      const [other, l] = [random.pick(all), random.int(0, text.length)];
      const r = random.int(l, text.length);
      const [before, part, behind] = [text.slice(0, l), text.slice(l, r), text.slice(r)];
      const turned = Array.from(part).reverse().join("");
      const kind = random.int(0, 4);
      if (kind === 0) all.push({ list: lists.slice(list, l, r), text: part });
      else if (kind === 1 && text.length < 60) {
        all.push({
          list: lists.paste(list, l, other.list),
          text: before + other.text + text.slice(l),
        });
      } else if (kind === 2) {
        all.push({ list: lists.reverse(list, l, r), text: before + turned + behind });
      } else if (kind === 3) {
        all.push({
          list: lists.apply(list, l, r, step),
          text: before + raise(step, part) + behind,
        });
      } else if (l < text.length) {
        all.push({ list: lists.set(list, l, "7"), text: `${before}7${text.slice(l + 1)}` });
      }
      for (const { list, text } of all) {
        expect(lists.sizeOf(list)).toBe(text.length);
        const from = random.int(0, text.length);
        expect(lists.fold(list, from, text.length)).toBe(text.slice(from));
        if (from < text.length) expect(lists.get(list, from)).toBe(text[from]);
      }
    }
  }
});

it("doubles a sequence to 2^30 elements in thirty pastes", () => {
  const lists = new PersistentSequence((a, b) => a + b, 0);
  let list = lists.of([1, 2]);
  for (let k = 1; k < 30; k++) list = lists.paste(list, lists.sizeOf(list), list);
  expect(lists.fold(list, 1, 2 ** 30)).toBe(3 * 2 ** 29 - 1);
  expect(() => lists.paste(list, 0, list)).toThrow("more than 2^31 - 1 elements");
});
