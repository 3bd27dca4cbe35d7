import { expect, it } from "vitest";
import { shown } from "./shown";

const bytes = (text: string) => new TextEncoder().encode(text);

it("keeps short files whole", () => {
  expect(shown(bytes("1 2\n"), bytes("3\n"), bytes("4\n"))).toEqual({
    input: { text: "1 2\n", fromByte: 0, sizeBytes: 4 },
    expected: { text: "3\n", fromByte: 0, sizeBytes: 2 },
    output: { text: "4\n", fromByte: 0, sizeBytes: 2 },
  });
});

it("begins both outputs at the same line, shortly before they differ", () => {
  const lines = Array.from({ length: 5000 }, (_, at) => `${at}`);
  const expected = bytes(lines.join("\n"));
  const output = bytes(lines.map((line, at) => (at === 4000 ? "wrong" : line)).join("\n"));
  const pieces = shown(bytes(""), expected, output);
  expect(pieces.expected!.fromByte).toBe(pieces.output.fromByte);
  expect(pieces.expected!.text).toMatch(/^\d+\n/);
  expect(pieces.expected!.text).toContain("\n4000\n");
  expect(pieces.output.text).toContain("\nwrong\n");
  expect(pieces.output.text.length).toBeLessThanOrEqual(3000);
});

it("copes with no output, one long line, and bytes that are no text", () => {
  expect(shown(bytes("a"), bytes("b"), new Uint8Array(0)).output.text).toBe("");
  const long = bytes("x".repeat(10_000));
  expect(shown(long, long, long.subarray(0, 9000)).expected!.text.length).toBeLessThanOrEqual(3000);
  expect(shown(Uint8Array.of(255, 0), long, long).input.text).toBe("\ufffd\0");
  expect(shown(long, long, bytes("\ufeff1\n")).output.text).toBe("\ufeff1\n");
});
