import { closeSync, fstatSync, openSync, readSync } from "node:fs";

const CHUNK_BYTES = 1 << 18;
const left = Buffer.alloc(CHUNK_BYTES);
const right = Buffer.alloc(CHUNK_BYTES);

/** Whether two files hold the same bytes; reads no more than it must, and keeps nothing. */
export function sameBytes(fileA: string, fileB: string): boolean {
  const [a, b] = [openSync(fileA, "r"), openSync(fileB, "r")];
  try {
    if (fstatSync(a).size !== fstatSync(b).size) return false;
    for (;;) {
      const count = readSync(a, left, 0, CHUNK_BYTES, null);
      if (readSync(b, right, 0, CHUNK_BYTES, null) !== count) return false;
      if (count === 0) return true;
      if (left.compare(right, 0, count, 0, count) !== 0) return false;
    }
  } finally {
    closeSync(a);
    closeSync(b);
  }
}
