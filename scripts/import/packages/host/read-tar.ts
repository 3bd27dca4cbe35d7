import { gunzipSync } from "node:zlib";
import { ExpectedError } from "../../../base/expected-error";
import type { SourceFile } from "../../../base/source-file";

const BLOCK = 512;
const MAX_BYTES = 512 << 20;

type ArchiveKind = "gzip" | "tar" | "rar" | "7z" | "zip" | "bzip2" | "xz" | "zstd";

const MARKS: readonly [string, ArchiveKind][] = [
  ["\x1f\x8b", "gzip"],
  ["Rar!", "rar"],
  ["7z", "7z"],
  ["BZh", "bzip2"],
  ["\xfd7zXZ", "xz"],
  ["\x28\xb5\x2f\xfd", "zstd"],
];

/** The kind of an archive by its first bytes. */
export function archiveKind(bytes: Buffer): ArchiveKind {
  const start = bytes.subarray(0, 6).toString("latin1");
  const [, kind] = MARKS.find(([mark]) => start.startsWith(mark)) ?? [];
  if (kind) return kind;
  return bytes.subarray(257, 262).toString("latin1") === "ustar" ? "tar" : "zip";
}

/** The files of a tar, packed by gzip or not; links in it are given to `skipped`. */
export function readTar(
  archive: Buffer,
  name: string,
  skipped: (link: string) => void,
): SourceFile[] {
  const bad = (why: string) =>
    new ExpectedError(`${name}: ${why}`, "unpack it yourself and import the folder");
  const tar = archiveKind(archive) === "gzip" ? unpacked(archive, bad) : archive;
  const files: SourceFile[] = [];
  let [longName, isEnded] = ["", false];
  for (let at = 0; at + BLOCK <= tar.length; ) {
    const header = tar.subarray(at, at + BLOCK);
    isEnded = header[0] === 0;
    if (isEnded) break;
    const size = Number.parseInt(text(header, 124, 12).trim() || "0", 8);
    const start = at + BLOCK;
    const isOurs = Number.isSafeInteger(size) && size >= 0 && start + size <= tar.length;
    if (!isOurs) throw bad("the tar is cut off or damaged");
    const kind = text(header, 156, 1);
    const content = tar.subarray(start, start + size);
    at = start + Math.ceil(size / BLOCK) * BLOCK;
    if (kind === "L") longName = content.toString().replace(/\0.*$/s, "");
    else if (kind === "x")
      longName = /(?:^|\n)\d+ path=([^\n]*)\n/.exec(content.toString())?.[1] ?? "";
    else {
      const prefix = text(header, 257, 5) === "ustar" ? text(header, 345, 155) : "";
      const short = [prefix, text(header, 0, 100)].filter((part) => part !== "").join("/");
      const path = (longName || short).replace(/^(?:\.\/)+/, "");
      longName = "";
      if (/^\/|(?:^|[/\\])\.\.(?:[/\\]|$)|^[A-Za-z]:/.test(path)) {
        throw bad(`"${path}" leaves the folder`);
      }
      if (kind === "0" || kind === "") files.push({ path, sizeBytes: size, read: () => content });
      else if (kind === "1" || kind === "2") skipped(path);
    }
  }
  if (!isEnded) throw bad("the tar is cut off or damaged");
  return files;
}

function unpacked(archive: Buffer, bad: (why: string) => Error): Buffer {
  try {
    const tar = gunzipSync(archive, { maxOutputLength: MAX_BYTES });
    if (archiveKind(tar) === "tar") return tar;
  } catch {
    throw bad("it is cut off, damaged or unpacks to too much");
  }
  throw bad("there is no tar in it");
}

function text(header: Buffer, from: number, length: number): string {
  return header
    .subarray(from, from + length)
    .toString("utf8")
    .replace(/\0.*$/s, "");
}
