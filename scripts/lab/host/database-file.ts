import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";
import { writeAtomically } from "../../base/host/write-atomically";
import type { PatternPlan } from "../pattern-plans";

/** The version of the layout below and of the values' meaning; a file of another version is rebuilt. */
const VERSION = 1;
/** One line of JSON, filled up with spaces; the values follow, a byte a placement. */
const HEADER_BYTES = 256;
const AT_ONCE = 2 ** 28;

/** Values that threads may share, with room for the header before them, so that one write suffices. */
export class DatabaseBytes {
  readonly whole: Uint8Array<SharedArrayBuffer>;
  readonly values: Uint8Array<SharedArrayBuffer>;

  constructor(placements: number) {
    this.whole = new Uint8Array(new SharedArrayBuffer(HEADER_BYTES + placements));
    this.values = this.whole.subarray(HEADER_BYTES);
  }
}

/**
 * Reads the file into `bytes`; returns what is wrong with it, or "" if it is complete and fits the
 * plan.
 */
export function readDatabase(file: string, plan: PatternPlan, bytes: DatabaseBytes): string {
  const { whole, values } = bytes;
  let descriptor: number;
  try {
    descriptor = openSync(file, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "not there";
    throw error;
  }
  try {
    const { size } = fstatSync(descriptor);
    if (size !== whole.length) return `${size} bytes instead of ${whole.length}`;
    for (let at = 0; at < whole.length; ) {
      const bytesRead = readSync(descriptor, whole, at, Math.min(AT_ONCE, whole.length - at), at);
      if (bytesRead === 0) return `ends at byte ${at}`;
      at += bytesRead;
    }
  } finally {
    closeSync(descriptor);
  }
  const actualHeader = Buffer.from(whole.subarray(0, HEADER_BYTES)).toString("latin1");
  if (actualHeader === header(plan, crc32(values))) return "";
  return actualHeader.startsWith(header(plan, 0).split('"crc32"')[0]!)
    ? "its checksum is wrong"
    : "of another version or partition";
}

export function writeDatabase(file: string, plan: PatternPlan, { whole, values }: DatabaseBytes) {
  whole.set(Buffer.from(header(plan, crc32(values)), "latin1"));
  writeAtomically(file, whole);
}

function header({ rows, columns, groups }: PatternPlan, checksum: number): string {
  const facts = { version: VERSION, rows, columns, groups, crc32: checksum };
  return `${JSON.stringify(facts).padEnd(HEADER_BYTES - 1)}\n`;
}
