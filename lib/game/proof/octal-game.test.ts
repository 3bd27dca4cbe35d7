import { expect, test } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { OctalGame, octalNumbers } from "../octal-game";

test("all codes of up to three digits, or of two behind a 4, against the rules by definition", () => {
  // The last two need the pair of a rare and a single stone, which no other pair stands in for.
  const codes = Array.from({ length: 512 }, (_, code) => code.toString(8).padStart(3, "0"));
  const pairs = codes.slice(0, 64).map((code) => `4.${code.slice(1)}`);
  const games = [...codes.map((code) => `0.${code}`), "0.16", "0.1046", "0.1143", ...pairs];
  for (const [at, text] of games.entries()) {
    // Every fourth code, and those that need it, far enough for rare numbers.
    const isLong = !/^4|[4567]$/.test(text) && (text.length !== 5 || at % 4 === 0);
    const count = isLong ? 1200 : 400;
    holdEqual(octalNumbers(text, count).join(), byDefinition(text, count).join(), text);
  }
});

test.each([
  ["0.77", 12, 70], // Kayles
  ["0.07", 34, 52], // Dawson's Kayles
  ["0.137", 34, 51], // Dawson's chess
  ["0.156", 349, 3478],
  ["0.165", 1550, 5180],
  ["0.127", 4, 46577],
  ["0.644", 442, 3255],
  ["0.3", 2, -1],
  ["0.33", 3, -1], // take one or two
])("the period of %s in the literature, and the numbers after it", (code, period, last) => {
  const game = new OctalGame(code);
  expect([game.period, game.lastException]).toEqual([period, last]);
  expect(game.numbers.length).toBe(last + period + 1);
  const numbers = octalNumbers(code, Math.min(600, 2 * game.numbers.length));
  for (let size = 0; size < numbers.length; size++) {
    expect(game.number(size)).toBe(numbers[size]);
    if (size <= last) continue;
    const far = BigInt(size) + BigInt(period) * (10n ** 18n / BigInt(period));
    expect(game.number(far)).toBe(numbers[size]);
  }
});

test("proves a period from as many sizes as the theorem needs, and not from one less", () => {
  for (const [code, period, lastException] of [
    ["0.77", 12, 70],
    ["0.07", 34, 52],
    ["0.137", 34, 51],
    ["0.1370", 34, 51],
    ["0.33", 3, -1],
  ] as const) {
    // g(n + p) = g(n) for a ≤ n < 2a + p + k
    const k = code.replace(/0$/, "").length - 2;
    const sizes = 2 * (lastException + 1) + 2 * period + k;
    expect(new OctalGame(code, sizes).period).toBe(period);
    expect(() => new OctalGame(code, sizes - 1)).toThrow(`${code} has no proven period`);
  }
});

test("a sparse game of many sizes, without a look at all pairs", () => {
  const numbers = octalNumbers("0.007", 16_000);
  for (let size = 15_990; size < 16_000; size++) {
    const reached = new Set<number>();
    for (let a = 0; a <= size - 3; a++) reached.add(numbers[a]! ^ numbers[size - 3 - a]!);
    let number = 0;
    while (reached.has(number)) number++;
    expect(numbers[size]).toBe(number);
  }
});

test("edges: codes and sizes that are refused, games without a short period", () => {
  expect(() => new OctalGame("0.007", 500)).toThrow("0.007 has no proven period up to size 500");
  const kayles = new OctalGame("0.77");
  for (const size of [-1, -1n, 1.5, Number.NaN, 2 ** 53])
    expect(() => kayles.number(size)).toThrow("OctalGame.number: size must be an integer");
  expect([kayles.code, octalNumbers(".770", 40)]).toEqual(["0.77", octalNumbers("0.77", 40)]);
  expect([kayles.number(0), new OctalGame("0.0").number(9)]).toEqual([0, 0]);
});

/** Who may leave what, from the meaning of the digits: 1 no pile, 2 one, 4 two. */
function byDefinition(code: string, count: number): number[] {
  const digits = [...code.replace(".", "")].map(Number);
  const numbers = [0];
  while (numbers.length < count) {
    const size = numbers.length;
    const reached: boolean[] = [];
    digits.forEach((digit, taken) => {
      const left = size - taken;
      if (left < 0) return;
      if (left === 0 ? digit & 1 : digit & 2) reached[numbers[left]!] = true;
      for (let a = 1; digit & 4 && a < left; a++) reached[numbers[a]! ^ numbers[left - a]!] = true;
    });
    let number = 0;
    while (reached[number]) number++;
    numbers.push(number);
  }
  return numbers;
}
