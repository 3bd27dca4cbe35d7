import { inflateRawSync } from "node:zlib";
import { ExpectedError } from "../expected-error";
import { followLinks } from "../follow-links";
import { checkSizes, type SourceFile } from "../source-file";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const MAX_COMMENT = 0xffff;
const SYMBOLIC_LINK = 0o120000;
const [STORED, DEFLATED] = [0, 8];
/** Characters of the path that a link leads to. */
const MAX_TARGET = 4096;

interface Entry {
  readonly path: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly sizeBytes: number;
  readonly offset: number;
  readonly isLink: boolean;
}

/**
 * The files in a zip, each unpacked when it is read. Rejects zip bombs and names that leave the
 * folder; `skipped` gets each link that does.
 */
export function readZip(
  zip: Buffer,
  name: string,
  skipped: (link: string) => void = () => {},
): SourceFile[] {
  const bad = (why: string) =>
    new ExpectedError(`${name}: ${why}`, "unpack it yourself and import the folder");
  const whole = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      if (error instanceof RangeError) throw bad("the zip is cut off or damaged");
      throw error;
    }
  };
  const all = whole(() => entries(zip, bad));
  const read = (entry: Entry) => whole(() => unpack(zip, entry, bad));
  const targetOf = (link: Entry) =>
    link.sizeBytes <= MAX_TARGET ? Buffer.from(read(link)).toString() : "/";
  const files = followLinks(
    all
      .filter(({ isLink }) => !isLink)
      .map((entry) => ({
        path: entry.path,
        sizeBytes: entry.sizeBytes,
        read: () => read(entry),
      })),
    all
      .filter(({ isLink }) => isLink)
      .map((entry) => ({ path: entry.path, target: targetOf(entry) })),
    skipped,
  );
  checkSizes(files, name);
  return files;
}

function entries(zip: Buffer, bad: (why: string) => ExpectedError): Entry[] {
  const end = findEnd(zip);
  if (end < 0) throw bad("the file is cut off, or no zip");
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== ENTRY) throw bad("the zip's directory is damaged");
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const path = nameOf(zip.subarray(at + 46, nameEnd)).replaceAll("\\", "/");
    const entry: Entry = {
      path,
      method: zip.readUInt16LE(at + 10),
      packedBytes: zip.readUInt32LE(at + 20),
      sizeBytes: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
      isLink: (zip.readUInt16LE(at + 40) & 0o170000) === SYMBOLIC_LINK,
    };
    if (zip.readUInt16LE(at + 8) & 1) throw bad(`${JSON.stringify(path)} is encrypted`);
    if (/^\/|^[a-z]:|(^|\/)\.\.(\/|$)|\0/i.test(path)) {
      throw bad(`the name ${JSON.stringify(path)} leads out of the zip`);
    }
    if (!path.endsWith("/")) entries.push(entry);
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** A name in UTF-8, or in Latin-1 where it is none. */
function nameOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes.toString("latin1");
  }
}

/** Offset of the record that ends the directory: the last one before the zip's comment. */
function findEnd(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_BYTES - MAX_COMMENT);
  for (let at = zip.length - END_BYTES; at >= first; at--) {
    if (zip.readUInt32LE(at) === END) return at;
  }
  return -1;
}

function unpack(zip: Buffer, entry: Entry, bad: (why: string) => ExpectedError): Uint8Array {
  const { path, method, offset, packedBytes, sizeBytes } = entry;
  if (zip.readUInt32LE(offset) !== LOCAL) throw bad(`${path} is not where the directory says`);
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const packed = zip.subarray(start, start + packedBytes);
  if (method === STORED && packedBytes === sizeBytes && packed.length === sizeBytes) return packed;
  if (method !== DEFLATED) throw bad(`${path} is packed in a way that is not read (${method})`);
  try {
    // One byte more than the directory promises is too many: a zip bomb stops here.
    const bytes = inflateRawSync(packed, { maxOutputLength: Math.max(1, sizeBytes) });
    if (bytes.length === sizeBytes) return bytes;
  } catch {
    // reported below, with the name
  }
  throw bad(`${path} does not unpack to the ${sizeBytes} bytes that the directory promises`);
}
