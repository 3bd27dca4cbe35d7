import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { suffixArray } from "../suffix-array";

function sorted(text: readonly number[]): number[] {
  const compare = (a: number, b: number) => {
    while (a < text.length && b < text.length && text[a] === text[b]) {
      a++;
      b++;
    }
    return (text[a] ?? -1) - (text[b] ?? -1);
  };
  return text.map((_, i) => i).sort(compare);
}

it("texts of repeated pieces and of large symbols, which go several levels deep", () => {
  const random = new Random(3);
  for (let seed = 0; seed < 20; seed++) {
    const piece = Array.from({ length: random.int(1, 8) }, () => random.int(0, 2) * 1000);
    const text = Array.from(
      { length: random.int(1, seed % 4 === 0 ? 300 : 100) },
      (_, i) => piece[i % piece.length]!,
    );
    if (seed % 2 === 0) text[random.int(0, text.length - 1)] = seed === 0 ? 2 ** 24 : 5000;
    expect([...suffixArray(text)]).toEqual(sorted(text));
  }
});

it("10^5 equal symbols, and as many alternating ones", () => {
  const equal = suffixArray(new Uint8Array(100_000));
  expect([equal[0], equal[99_999]]).toEqual([99_999, 0]);
  expect([...suffixArray([]), ...suffixArray([5])]).toEqual([0]);
  const alternating = suffixArray(Uint8Array.from({ length: 100_000 }, (_, i) => i % 2));
  expect([alternating[0], alternating[49_999], alternating[50_000]]).toEqual([99_998, 0, 99_999]);
});
