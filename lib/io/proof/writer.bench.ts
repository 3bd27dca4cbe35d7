import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, plain } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { Phrases } from "../phrases";
import { writeInts } from "../write-ints";
import { Writer } from "../writer";

const SEED = 1;
const COUNT = 1_000_000;

/** 10^6 numbers, one a line; the sum depends on the bytes and their places. */
function lines(write: (values: Int32Array, writer: Writer) => Uint8Array): Run {
  const random = new Random(SEED);
  const writer = new Writer(); // kept while garbage is collected: with the last Writer its compiled code would go
  const values = Int32Array.from({ length: COUNT }, () => random.int(-1e9, 1e9));
  return () => checksum(write(values, writer));
}

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 97) sum = (Math.imul(sum, 31) + bytes[at]!) | 0;
  return sum + bytes.length;
}

function written(values: Int32Array, writer: Writer): Uint8Array {
  for (const value of values) writer.int(value).newline();
  return writer.result();
}

const NEWLINE = 10;

function atOnce(values: Int32Array, writer: Writer): Uint8Array {
  return writeInts(writer, values, NEWLINE).newline().result();
}

const WINNERS = ["first\n", "second\n", "Nobody wins this game.\n"];

/** 10^6 lines, each one of WINNERS. */
function repeated(prepare: (writer: Writer) => (index: number) => unknown): Run {
  const random = new Random(SEED);
  const indices = Uint8Array.from({ length: COUNT }, () => random.int(0, WINNERS.length - 1));
  const writer = new Writer();
  const write = prepare(writer);
  return () => {
    writer.commit(0);
    for (const index of indices) write(index);
    return checksum(writer.result());
  };
}

function prepared(writer: Writer): (index: number) => unknown {
  const phrases = new Phrases(writer, WINNERS);
  return (index) => phrases.write(index);
}

function byText(writer: Writer): (index: number) => unknown {
  return (index) => writer.text(WINNERS[index]!);
}

function joined(values: Int32Array): Uint8Array {
  return Buffer.from(`${values.join("\n")}\n`);
}

function appended(values: Int32Array): Uint8Array {
  let text = "";
  for (const value of values) text += `${value}\n`;
  return Buffer.from(text);
}

export const benches: readonly Bench[] = [
  functionBench({ work: "10^6 integers to bytes", seed: SEED }, [
    ours("writeInts", () => lines(atOnce)),
    ours("Writer.int", () => lines(written)),
    plain("join", () => lines(joined)),
    plain("a text that grows", () => lines(appended)),
    cpp("C++ to_chars", "io/writer.cpp", "to_chars"),
    cpp("C++ digit by digit", "io/writer.cpp", "digits"),
  ]),
  functionBench({ work: "10^6 times one of three texts", seed: SEED }, [
    ours("Phrases", () => repeated(prepared)),
    ours("Writer.text", () => repeated(byText)),
  ]),
];
