import { closeSync, fstatSync, openSync, readSync } from "node:fs";

const TAIL_BYTES = 64 << 10;

/** The end of a text file that may be very long. */
export function readTail(file: string): string {
  const fd = openSync(file, "r");
  try {
    const { size } = fstatSync(fd);
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    readSync(fd, tail, 0, tail.length, size - tail.length);
    return tail.toString("utf8");
  } finally {
    closeSync(fd);
  }
}

/** All of a text file, at most `most` bytes, where `readTail` gives only its end. */
export function readWhole(file: string, size: number, most: number): Uint8Array | undefined {
  return size > TAIL_BYTES ? readAtMost(file, Math.min(size, most)) : undefined;
}

/** The first bytes of a file, at most `length`. */
export function readAtMost(file: string, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  const fd = openSync(file, "r");
  try {
    let at = 0;
    for (let count = -1; at < length && count !== 0; at += count) {
      count = readSync(fd, bytes, at, length - at, at);
    }
    return bytes.subarray(0, at);
  } finally {
    closeSync(fd);
  }
}
