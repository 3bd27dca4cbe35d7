import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { Phrases } from "../phrases";
import { StreamWriter } from "../stream-writer";
import { Writer } from "../writer";

const ALPHABET = ["a", "7", " ", "\n", "\0", "\x7f", "é", "ÿ", "€", "\u{10ffff}"];

const random = new Random(1);
const text = (most: number) =>
  Array.from({ length: random.int(0, most) }, () => random.pick(ALPHABET)).join("");

it("writes texts of any length and any characters, with other writes between them", () => {
  for (let round = 0; round < 100; round++) {
    const texts = Array.from({ length: random.int(1, 12) }, () => text(20));
    const writer = new Writer();
    const phrases = new Phrases(writer, texts);
    const expected: string[] = [];
    for (let step = 0; step < 50; step++) {
      const index = random.int(0, texts.length - 1);
      phrases.write(index);
      writer.text("-");
      expected.push(texts[index]!, "-");
    }
    expect(new TextDecoder().decode(writer.result())).toBe(expected.join(""));
  }
});

it("follows the buffer where it grows or is handed over, also with two in turn", () => {
  const texts = [text(300), "x".repeat(100_000), "", text(300)];
  for (const handsOver of [false, true]) {
    const parts: Uint8Array[] = [];
    const writer = handsOver
      ? new StreamWriter((bytes) => parts.push(bytes.slice()))
      : new Writer();
    const two = [new Phrases(writer, texts), new Phrases(writer, texts)];
    const expected: string[] = [];
    for (let step = 0; step < 400; step++) {
      const index = random.int(0, 40) === 0 ? 1 : random.pick([0, 2, 3]);
      two[step & 1]!.write(index);
      expected.push(texts[index]!);
    }
    const written = Buffer.concat([...parts, writer.result()]).toString();
    expect(written === expected.join("")).toBe(true);
  }
});

it("rejects a number that no text has, and then writes nothing", () => {
  const writer = new Writer();
  expect(writer.length).toBe(0);
});
