import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { intModulo, nextBigint, Scanner } from "../scanner";

const encode = (text: string) => new TextEncoder().encode(text);
const scan = (text: string) => new Scanner(encode(text));

/** Line ends, blanks and a byte-order mark as they come from judges and from people. */
const separator = fc.constantFrom(" ", "\n", "\r\n", "\t", "  ", " \n", "\n\n", "\r\n\r\n");
const lead = fc.constantFrom("", "\uFEFF", "\n", "\uFEFF \r\n");
const tail = fc.constantFrom("", "\n", "\r\n", " ", "\n\n");

function joined(words: fc.Arbitrary<string>): fc.Arbitrary<{ text: string; words: string[] }> {
  return fc
    .tuple(lead, fc.array(fc.tuple(words, separator), { maxLength: 30 }), tail)
    .map(([before, pairs, after]) => ({
      text: before + pairs.map(([word, gap]) => word + gap).join("") + after,
      words: pairs.map(([word]) => word),
    }));
}

describe("numbers against BigInt and split", () => {
  afterEach(() => vi.restoreAllMocks());

  const digits = fc
    .tuple(fc.constantFrom("", "-"), fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.nat(3))
    .map(([sign, value, zeros]) => sign + "0".repeat(zeros) + value);

  it("bigint, intModulo and int read the same words", () => {
    const modulus = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 2 ** 49 }));
    fc.assert(
      fc.property(joined(digits), modulus, ({ text, words }, m) => {
        const [big, rest, small] = [scan(text), scan(text), scan(text)];
        for (const word of words) {
          const value = BigInt(word);
          expect(nextBigint(big)).toBe(value);
          const expected = ((value % BigInt(m)) + BigInt(m)) % BigInt(m);
          expect(intModulo(rest, m)).toBe(Number(expected));
          if (value >= -(2n ** 53n - 1n) && value <= 2n ** 53n - 1n) {
            expect(small.int()).toBe(Number(value) + 0);
          } else {
            expect(() => small.int()).toThrow("expected an integer within ±(2^53 - 1)");
            small.token();
          }
        }
        for (const scanner of [big, rest, small]) expect(scanner.hasNext()).toBe(false);
      }),
    );
  });

  it("nextBigint reads numbers of every length", () => {
    for (const digits of ["9876543210", "1000000000", "0000000001"]) {
      for (let length = 1; length <= 50; length++) {
        const word = digits.repeat(5).slice(0, length);
        expect(nextBigint(scan(word))).toBe(BigInt(word));
        expect(nextBigint(scan(`-${word} `))).toBe(-BigInt(word));
      }
    }
  });

  it("reads up to nine digits, before a blank, a line end and the end", () => {
    for (const word of ["0", "9", "-9", "19", "99999999", "-100000000", "999999999"]) {
      const scanner = scan(`${word} ${word}\n${word}`);
      for (let at = 0; at < 3; at++) expect(scanner.int()).toBe(Number(word));
    }
  });

  it("intIn takes both ends of its range, and refuses their neighbours in place", () => {
    for (const value of [0, 1, 100, 101]) {
      const scanner = scan(`7 ${value}`);
      scanner.int();
      if (1 <= value && value <= 100) expect(scanner.intIn(1, 100, "n")).toBe(value);
      else {
        expect(() => scanner.intIn(1, 100, "n")).toThrow("column 3: expected n in [1, 100]");
        expect(scanner.int()).toBe(value);
      }
    }
  });

  it("is exact at the edges of 2^53 and of the moduli", () => {
    expect(scan("9007199254740991").int()).toBe(2 ** 53 - 1);
    expect(scan("-9007199254740991").int()).toBe(-(2 ** 53 - 1));
    expect(() => scan("9007199254740992").int()).toThrow(/within/);
    expect(() => scan("9007199254740993").int()).toThrow(/within/);
    expect(Object.is(scan("-0").int(), 0)).toBe(true);
    for (const m of [
      1,
      9,
      32_767,
      32_768,
      32_769,
      94_906_264,
      94_906_265,
      94_906_266,
      2 ** 49 - 1,
      2 ** 49,
    ]) {
      const values = ["0", "-1", "999999999999999999", `${10n ** 100n + 7n}`, `${m}`, `-${m}`];
      for (const value of values) {
        const expected = ((BigInt(value) % BigInt(m)) + BigInt(m)) % BigInt(m);
        expect(intModulo(scan(value), m), `${value} mod ${m}`).toBe(Number(expected));
      }
    }
  });

  it("reports line, column, what was expected and what was found", () => {
    const cases: [string, string][] = [
      ["1 2\n3 x4", 'input line 2, column 3: expected an integer, found "x4"'],
      ["1 2\n3 4x\n", 'input line 2, column 3: expected an integer, found "4x"'],
      ["1 2\r\n3 -", 'input line 2, column 3: expected an integer, found "-"'],
      ["1 2\n3 ", "input line 2, column 3: expected an integer, found end of input"],
      ["1 2\n3 4x 5", 'input line 2, column 3: expected an integer, found "4x"'],
      [`1 2 3 ${"x".repeat(41)}`, `expected an integer, found "${"x".repeat(40)}"`],
      ["1 2 3 --4", 'input line 1, column 7: expected an integer, found "--4"'],
      ["1 2 3 1.5", 'input line 1, column 7: expected an integer, found "1.5"'],
    ];
    for (const [text, message] of cases) {
      const reads = [
        (scanner: Scanner) => scanner.int(),
        nextBigint,
        (scanner: Scanner) => intModulo(scanner, 7),
      ];
      for (const read of reads) {
        const scanner = scan(text);
        for (let skip = 0; skip < 3; skip++) scanner.int();
        expect(() => read(scanner)).toThrow(message);
      }
    }
    const call = () => scan("\n 101").intIn(1, 100, "n");
    expect(call).toThrow('input line 2, column 2: expected n in [1, 100], found "101"');
  });
});

it("intModulo takes no four letters for digits", () => {
  for (let code = 33; code < 127; code++) {
    const word = String.fromCharCode(code).repeat(4);
    if (code >= 48 && code <= 57) expect(intModulo(scan(word), 9)).toBe(Number(word) % 9);
    else expect(() => intModulo(scan(`${word} `), 9)).toThrow("expected an integer");
  }
});

it("a byte-order mark is skipped, nothing like it; seek goes on anywhere", () => {
  const mark = [0xef, 0xbb, 0xbf];
  expect(new Scanner(Uint8Array.of(...mark, 65)).at).toBe(3);
  for (let place = 0; place < 3; place++)
    expect(new Scanner(Uint8Array.of(...mark.with(place, 65), 65)).at).toBe(0);
  const scanner = scan("12 34");
  scanner.seek(4);
  expect(scanner.int()).toBe(4);
});

describe("words and lines", () => {
  it("a word of one byte that is no text becomes U+FFFD", () => {
    for (let byte = 128; byte < 256; byte++)
      expect(new Scanner(Uint8Array.of(65, byte)).token()).toBe("A\uFFFD");
  });

  it("tokens are those of split, also beyond ASCII", () => {
    const word = fc
      .string({ unit: "grapheme", minLength: 1 })
      .filter((text) => !/[\s\0-\x20]/.test(text));
    fc.assert(
      fc.property(joined(word), ({ text, words }) => {
        const scanner = scan(text);
        const tokens: string[] = [];
        while (scanner.hasNext()) tokens.push(scanner.token());
        expect(tokens).toEqual(
          words.map((original) =>
            new TextDecoder("utf-8", { ignoreBOM: true }).decode(encode(original)),
          ),
        );
      }),
    );
  });

  it("bytes come one by one", () => {
    const scanner = scan(" a\r\n\tb");
    expect([scanner.byte(), scanner.byte()]).toEqual([97, 98]);
    const call = () => scanner.byte();
    expect(call).toThrow("input line 2, column 3: expected a character, found end of input");
  });

  it("endLine() stays before a word, and otherwise stands where line() does", () => {
    const blanks = fc.string({ unit: fc.constantFrom(" ", "\t", "\r"), maxLength: 3 });
    fc.assert(
      fc.property(blanks, fc.constantFrom("", "\n", "\n7", "\n\n", "7", "7\n"), (gap, rest) => {
        const [ended, read] = [scan(`1${gap}${rest}`), scan(`1${gap}${rest}`)];
        for (const scanner of [ended, read]) scanner.seek(1);
        ended.endLine();
        if (!rest.startsWith("7") && read.hasLine()) read.lineBytes();
        expect(ended.at).toBe(read.at);
      }),
    );
  });

  it("lines are those of split, whatever the line end", () => {
    const line = fc.string({ unit: fc.constantFrom("a", " ", "\t", "é", "𝄞") });
    fc.assert(
      fc.property(
        lead,
        fc.array(line),
        fc.constantFrom("\n", "\r\n"),
        fc.boolean(),
        (bom, lines, end, last) => {
          const text =
            (bom.startsWith("\uFEFF") ? "\uFEFF" : "") + lines.join(end) + (last ? end : "");
          const scanner = scan(text);
          const linesRead: string[] = [];
          while (scanner.hasLine()) linesRead.push(scanner.line());
          const expected = [...lines];
          // Nothing follows the last newline, and nothing at all is no line.
          if (!last && expected[expected.length - 1] === "") expected.pop();
          if (last && lines.length === 0) expected.push("");
          expect(linesRead).toEqual(expected);
        },
      ),
    );
    expect(() => scan("").line()).toThrow("expected a line, found end of input");
    const scanner = scan("a\nbc");
    expect([scanner.line(), scanner.line(), scanner.at]).toEqual(["a", "bc", 4]);
    expect(() => scanner.line()).toThrow("line 2, column 3: expected a line");
  });

  it("grids are row-major and of the size asked for", () => {
    expect([...scan("2 3\nabc\r\ndef").lineBytes()]).toEqual([...encode("2 3")]);
    const scanner = scan("2 3\r\nabc\r\ndef");
    const [rows, columns] = [scanner.int(), scanner.int()];
    expect(new TextDecoder().decode(scanner.grid(rows, columns))).toBe("abcdef");
    const call = () => scan("abc\nde\n").grid(2, 3);
    expect(call).toThrow('input line 2, column 1: expected a row of 3 characters, found "de"');
    expect(() => scan("abc\n").grid(2, 3)).toThrow("found end of input");
  });
});
