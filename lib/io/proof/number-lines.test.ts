import fc from "fast-check";
import { expect, it } from "vitest";
import { numberLines, testLines } from "../number-lines";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it("writes what join() writes, in rows of all lengths", () => {
  const row = fc.oneof(
    fc.array(fc.maxSafeInteger(), { maxLength: 20 }),
    fc.array(fc.integer({ min: -99, max: 99 }), { maxLength: 20 }),
    fc.array(fc.bigInt(), { maxLength: 20 }),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 9 }), (rows) => {
      expect(text(numberLines(rows))).toBe(
        rows.map((numbers) => `${numbers.join(" ")}\n`).join(""),
      );
    }),
  );
});

it("takes typed arrays and a generator of rows, and refuses a fraction", () => {
  const rows = function* () {
    yield [1];
    yield Int32Array.of(-5, 0);
  };
  expect(text(numberLines(rows()))).toBe("1\n-5 0\n");
  expect(text(testLines(2, (test) => [[2], [test, 5]]))).toBe("2\n2\n0 5\n2\n1 5\n");
  expect(() => numberLines([[0.5]])).toThrow("expected a safe integer, got 0.5");
});
