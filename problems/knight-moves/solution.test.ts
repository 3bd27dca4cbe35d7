import { expect, test } from "vitest";
import { run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { generators } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

test("edges: no query, blank lines, CRLF, a byte-order mark, no last newline", () => {
  expect(run(solve, "\n \r\n")).toBe("");
  expect(run(solve, "\ufeffe2 e4\r\n\r\n\tf6  f6")).toBe(
    sentence("e2 e4", 2) + sentence("f6 f6", 0),
  );
});

test("the layers around a1 as the source document draws them", () => {
  const names = [..."abcdefgh"].flatMap((column) => [..."12345678"].map((row) => column + row));
  const answers = run(solve, names.map((name) => `a1 ${name}\n`).join(""));
  const layer = (moves: number) =>
    names.filter((_, at) => answers.split("\n")[at]!.includes(`takes ${moves} `));
  expect(layer(0)).toEqual(["a1"]);
  expect(layer(1)).toEqual(["b3", "c2"]);
  expect(layer(2).join(" ")).toBe("a3 a5 b4 c1 c5 d2 d4 e1 e3");
  expect([0, 1, 2, 3, 4, 5, 6].map((moves) => layer(moves).length)).toEqual([
    1, 2, 9, 20, 21, 10, 1,
  ]);
});

test("every pair of squares, in one run whose output is handed over in pieces", () => {
  const input = new TextEncoder().encode(everyPair().repeat(3));
  const pieces: Uint8Array[] = [];
  pieces.push(solve(input, (bytes) => pieces.push(bytes.slice())));
  expect(pieces.length).toBeGreaterThan(1);
  expect(Buffer.concat(pieces).equals(Buffer.from(brute(input)))).toBe(true);
});

test("reports bad input with its line", () => {
  for (const program of [solve, validate]) {
    const read = (text: string) => () => program(new TextEncoder().encode(text));
    expect(read("e2 e4\na9 a1\n")).toThrow("line 2, column 1: expected a square a1 … h8");
    expect(read("e2 i4\n")).toThrow("line 1, column 4: expected a square a1 … h8");
    expect(read("e2 e44\n")).toThrow("line 1, column 4: expected a square a1 … h8");
    expect(read("e2\n")).toThrow("line 2");
  }
});

function everyPair(): string {
  return generators["every-pair"]!(undefined as never) as string;
}

function sentence(query: string, moves: number): string {
  const [from, to] = query.split(" ");
  return `To get from ${from} to ${to} takes ${moves} knight moves.\n`;
}
