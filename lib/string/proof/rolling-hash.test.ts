import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { smallTexts } from "../../../scripts/testing/small-texts";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { ChangingHash, GridHash, RollingHash } from "../rolling-hash";

const P = 2n ** 61n - 1n;

it("hashes of equal substrings are equal, of others different, and below 2^61 - 1", () => {
  for (const text of smallTexts(60, 20)) {
    const [hashes, known] = [new RollingHash(text), new Map<string, bigint>()];
    for (let l = 0; l <= text.length; l++) {
      for (let r = l; r <= text.length; r++) {
        const hash = hashes.hash(l, r);
        holdEqual(hash >= 0n && hash < P, true, hash);
        const key = text.slice(l, r).join();
        holdEqual(known.get(key) ?? hash, hash, hash);
        known.set(key, hash);
      }
    }
    expect(new Set(known.values()).size).toBe(known.size);
  }
});

it("the hash of one symbol is the symbol and one, up to the largest", () => {
  for (const symbol of [0, 2 ** 21 - 2, 2 ** 21 - 1, 2 ** 31 - 2])
    expect(new RollingHash([symbol]).hash(0, 1)).toBe(BigInt(symbol) + 1n);
});

it("agrees with Horner's rule in bigint", () => {
  const random = new Random(5);
  for (let seed = 0; seed < 100; seed++) {
    const text = Array.from({ length: 20 }, () => random.int(0, 2 ** 31 - 2));
    const hashes = new RollingHash(text, seed);
    // The hash of a one-symbol text is the symbol and one; of two symbols it shows the base.
    const base = new RollingHash([0, 0], seed).hash(0, 2) - 1n;
    let hash = 0n;
    for (const symbol of text) hash = (hash * base + BigInt(symbol + 1)) % P;
    expect(hashes.hash(0, 20)).toBe(hash);
  }
});

it("limbs of only ones, and carries through all limbs", () => {
  // Sought for the base of seed 51: the first sum carries through all limbs, the second has only ones
  // in its lowest and its highest limb, the third in its lower two, the fourth carries into the highest.
  const base = new RollingHash([0, 0], 51).hash(0, 2) - 1n;
  for (const [first, second] of tableOf(
    "8815222 545208702, 1381164 1059211, 2866 1453017583, 43807402 0",
  )) {
    const hash = ((BigInt(first) + 1n) * base + BigInt(second) + 1n) % P;
    expect(new RollingHash([first, second], 51).hash(0, 2)).toBe(hash);
  }
});

it("equal and lcp agree with comparison", () => {
  for (const text of smallTexts(60, 20)) {
    const hashes = new RollingHash(text);
    for (let i = 0; i <= text.length; i += 2) {
      for (let j = 0; j <= text.length; j++) {
        let length = 0;
        while (Math.max(i, j) + length < text.length && text[i + length] === text[j + length])
          length++;
        expect(hashes.lcp(i, j)).toBe(length);
        expect(hashes.equal(i, i + length, j, j + length)).toBe(true);
      }
    }
    if (text.length > 1) expect(hashes.equal(0, 1, 0, 2)).toBe(false);
  }
});

it("refuses a text of more than 2^26 symbols before it reads it", () => {
  const call = () => new RollingHash({ length: 2 ** 26 + 1 });
  expect(call).toThrow("RollingHash: text too long, 67108865 symbols");
});

it("a text that changes has the hashes, and the common prefixes, of a new one", () => {
  for (let seed = 0; seed < 60; seed++) {
    const random = new Random(seed);
    const most = random.pick([1, 3, 2 ** 31 - 2]);
    const text = Array.from({ length: random.int(0, 12) }, () => random.int(0, most));
    const changing = new ChangingHash(text, seed);
    for (let step = 0; step < 10; step++) {
      const fresh = new RollingHash(text, seed);
      for (let l = 0; l <= text.length; l++) {
        for (let r = l; r <= text.length; r++)
          holdEqual(changing.hash(l, r), fresh.hash(l, r), [seed, step]);
        const [i, j] = [random.int(0, text.length), random.int(0, text.length)];
        holdEqual(changing.lcp(i, j), fresh.lcp(i, j), [seed, step]);
      }
      if (text.length === 0) break;
      const at = random.int(0, text.length - 1);
      text[at] = random.int(0, most);
      changing.set(at, text[at]!);
      holdEqual(changing.get(at), text[at], [seed, step]);
      holdEqual(changing.equal(0, at, 0, at + 1), false, [seed, step]);
    }
  }
});

it("rectangles of a grid have equal hashes where their cells are equal, and a row that of a text", () => {
  const random = new Random(1);
  for (let round = 0; round < 40; round++) {
    const [rows, columns] = [random.int(0, 5), random.int(0, 5)];
    const cells = Array.from({ length: rows * columns }, () => random.pick([0, 2 ** 31 - 2]));
    const grid = new GridHash(rows, columns, cells, round);
    const hashes = new Map<string, bigint>();
    for (let code = 0; code < 6 ** 4; code++) {
      const ends = [1, 6, 36, 216].map((by) => Math.floor(code / by) % 6);
      const [top, left, bottom, right] = ends as [number, number, number, number];
      if (top >= bottom || left >= right || bottom > rows || right > columns) continue;
      const lines = Array.from({ length: bottom - top }, (_, i) =>
        cells.slice((top + i) * columns + left, (top + i) * columns + right),
      );
      const hash = grid.hash(top, left, bottom, right);
      const key = lines.join(";");
      holdEqual(hash, hashes.get(key) ?? hash, ends);
      hashes.set(key, hash);
      if (lines.length > 1) continue;
      holdEqual(hash, new RollingHash(lines[0]!, round).hash(0, right - left), ends);
    }
    expect(new Set(hashes.values()).size).toBe(hashes.size);
    expect(grid.hash(0, 0, rows, 0)).toBe(0n);
  }
});
