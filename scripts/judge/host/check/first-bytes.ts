import type { Readable } from "node:stream";

const KEPT = 100_000;
const MOST = 64 << 20;

/** Reads a stream to its end and keeps its first bytes; `flooded` is called when there are far too many. */
export function firstBytes(stream: Readable, flooded: () => void): { text(): string } {
  const kept: Buffer[] = [];
  let length = 0;
  stream.on("error", () => {}); // of a program that was killed
  stream.on("data", (bytes: Buffer) => {
    if (length < KEPT) kept.push(bytes.subarray(0, KEPT - length));
    length += bytes.length;
    if (length > MOST) flooded();
  });
  return { text: () => Buffer.concat(kept).toString() };
}
