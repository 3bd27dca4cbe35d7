import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { readBitMatrix, writeBitMatrix } from "../read-bit-matrix";

const bytes = (text: string) => new TextEncoder().encode(text);

it("reads and writes entry by entry", () => {
  for (const random of rounds(200)) {
    const [rows, columns] = [random.int(0, 4), random.pick([1, 5, 31, 32, 33, 65])];
    const nested = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => random.int(0, 1)),
    );
    const text = nested.map((row) => `${row.join("")}\n`).join("");
    const scanner = new Scanner(bytes(`${text}7`));
    const matrix = readBitMatrix(scanner, rows, columns);
    nested.forEach((row, i) => {
      row.forEach((bit, j) => {
        expect(matrix.get(i, j)).toBe(bit);
      });
    });
    expect(scanner.int()).toBe(7);
    const written = writeBitMatrix(new Writer(), matrix).result();
    expect(new TextDecoder().decode(written)).toBe(text);
  }
  expect(readBitMatrix(new Scanner(bytes("")), 3, 0).rows).toBe(3);
});

it("fails at another digit and at a row of another length", () => {
  expect(() => readBitMatrix(new Scanner(bytes("010\n012\n")), 2, 3)).toThrow(/2, column 3/);
  for (const row of ["01", "01\n1", "0110", "0x"]) {
    expect(() => readBitMatrix(new Scanner(bytes(`010\n${row}`)), 2, 3)).toThrow(
      `line 2, column 1: expected a row of 3 characters, found "${row.split("\n")[0]}"`,
    );
  }
});
