import { closeSync, fstatSync, openSync, readSync } from "node:fs";

const TAIL_BYTES = 8192;

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
