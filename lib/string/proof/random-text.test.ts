import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { fibonacciWord, randomLetters, randomText, rulerWord, stepsWord } from "../random-text";

it("makes texts of the length and the letters wanted, of every kind", () => {
  const texts = new Set<string>();
  for (const random of rounds(200)) {
    const n = random.int(1, 30);
    expect(randomLetters(random, n, 3)).toMatch(new RegExp(`^[abc]{${n}}$`));
    const text = randomText(random, n);
    expect(text).toMatch(new RegExp(`^[a-z]{${n}}$`));
    texts.add(text);
  }
  expect(texts.size).toBeGreaterThan(100);
});

it("makes one letter of a word for each number drawn", () => {
  for (let seed = 0; seed < 20; seed++) {
    const [random, same] = [new Random(seed), new Random(seed)];
    const codes = Array.from({ length: 9 }, () => 97 + same.int(0, 2));
    expect(randomLetters(random, 9, 3)).toBe(String.fromCharCode(...codes));
    expect(random.uint32()).toBe(same.uint32());
  }
});

it("kinds: letters, a repeated piece, a Fibonacci word, one with a wrong letter, steps", () => {
  const n = 40;
  const fibonacci = fibonacciWord(n);
  /** A text of this kind, and a source as it was behind the choice of the kind. */
  const textOf = (kind: number, seed: number) => {
    const random = new Random(seed);
    const numbers = random.int.bind(random);
    random.int = (low, high) => {
      random.int = numbers;
      expect([low, high]).toEqual([0, 4]);
      return kind;
    };
    return [randomText(random, n), new Random(seed)] as const;
  };
  for (let seed = 0; seed < 50; seed++) {
    const [letters, random] = textOf(0, seed);
    expect(letters).toBe(randomLetters(random, n, random.pick([1, 2, 3, 26])));
    const [repeated, other] = textOf(1, seed);
    const alphabet = other.pick([1, 2, 3, 26]);
    const piece = randomLetters(other, other.int(1, n), alphabet);
    expect(repeated).toBe(piece.repeat(n).slice(0, n));
    expect(textOf(2, seed)[0]).toBe(fibonacci);
    const [wrong] = textOf(3, seed);
    const places = [...wrong].flatMap((letter, i) => (letter === fibonacci[i] ? [] : [i]));
    expect([places.length, wrong[places[0]!]]).toEqual([1, "z"]);
    expect(textOf(4, seed)[0]).toBe(stepsWord(n));
  }
});

it("the Fibonacci word is its own image under a → ab, b → a", () => {
  const word = fibonacciWord(1000);
  const image = [...word].map((letter) => (letter === "a" ? "ab" : "a")).join("");
  expect(image.slice(0, 1000)).toBe(word);
  expect(fibonacciWord(1)).toBe("a");
});

it("a piece of the ruler word is the word around a letter of its own", () => {
  const word = rulerWord(1023);
  const half = word.slice(0, 511);
  expect(word).toBe(`${half}j${half}`);
  expect(rulerWord(100, 17)).toBe(word.slice(16, 116));
});

it("the runs of the steps word are 1, 2, 3 … letters", () => {
  expect(stepsWord(13)).toBe("abaabaaabaaaa");
  expect(stepsWord(1000).slice(0, 9)).toBe(stepsWord(9));
});

it("a word of the largest length", () => expect(stepsWord(2 ** 24).length).toBe(2 ** 24));
