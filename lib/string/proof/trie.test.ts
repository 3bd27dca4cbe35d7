import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Trie } from "../trie";

it("agrees with a list of words", () => {
  for (const random of rounds(100)) {
    const trie = new Trie(300, 97, 2);
    let words: string[] = [];
    for (let step = 0; step < 60; step++) {
      const word = Array.from({ length: random.int(0, 5) }, () => random.int(97, 98));
      const key = word.join();
      if (random.int(0, 2) === 0) {
        const at = words.indexOf(key);
        expect(trie.delete(word)).toBe(at >= 0);
        words = words.filter((_, i) => i !== at);
      } else {
        trie.add(word);
        words.push(key);
      }
      expect(trie.count(word)).toBe(words.filter((other) => other === key).length);
      const prefix = word.slice(0, random.int(0, word.length));
      const begins = (other: string) =>
        `${other},`.startsWith(prefix.length ? `${prefix.join()},` : "");
      expect(trie.countPrefix(prefix)).toBe(words.filter(begins).length);
    }
  }
});

it("walks by child and endingAt", () => {
  const trie = new Trie(10);
  trie.add([97, 98]);
  const a = trie.child(0, 97);
  expect([trie.endingAt(a), trie.endingAt(trie.child(a, 98))]).toEqual([0, 1]);
  expect([trie.child(a, 97), trie.child(0, 5), trie.count([5])]).toEqual([0, 0, 0]);
  trie.add([97, 97]);
  // Symbols behind the alphabet are no children of the next node.
  expect([123, 124].map((symbol) => trie.child(0, symbol))).toEqual([0, 0]);
  expect([123, 124].map((symbol) => trie.countPrefix([symbol]))).toEqual([0, 0]);
});

it("takes sizes to the bound, and no others", () => expect(new Trie(0).nodes).toBe(1));

it("refuses bad symbols, and words that do not fit, without counting them", () => {
  const trie = new Trie(2);
  for (const bad of [96, 123, 97.5, Number.NaN])
    expect([trie.child(0, bad), trie.count([bad]), trie.countPrefix([bad])]).toEqual([0, 0, 0]);
  expect(() => trie.add([97, 98, 99])).toThrow("Trie.add: full at capacity 2");
  expect(trie.countPrefix([])).toBe(0);
});
