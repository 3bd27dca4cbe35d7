import type { FilePair } from "../../base/pair-files";
import type { SourceFile } from "../../base/source-file";
import { decidingFiles, decidingText, missingParts } from "../../problem/deciding-files";
import { isDrawn } from "../../problem/drawn-answer";
import { cleanedBytes, mergedNotes } from "../../problem/look-alikes";
import { isProgramFile } from "../../problem/program-cases";
import type { PackageDraft } from "./package-draft";

/** Larger files are made by programs: nobody has pasted or drawn them. */
const MOST_BYTES = 1 << 20;

/** Plain inputs and outputs as a package that says nothing else; texts are as they were meant. */
export function plainDraft(
  title: string,
  pairs: readonly FilePair[],
  all: readonly SourceFile[],
  unpaired: readonly string[],
): PackageDraft {
  const files = new Map(all.map((file) => [file.path, file]));
  const notes: string[] = [];
  const drawn: string[] = [];
  const side = (path: string, isAnswer: boolean): SourceFile => {
    const file = files.get(path)!;
    if (file.sizeBytes > MOST_BYTES) return file;
    const { bytes, notes: own } = cleanedBytes(file.read());
    notes.push(...own);
    if (isAnswer && isDrawn(new TextDecoder().decode(bytes))) drawn.push(path);
    return own.length === 0
      ? file
      : { path, sizeBytes: bytes.length, read: () => Buffer.from(bytes) };
  };
  const cases = pairs.map(({ key, input, output }) => ({
    key,
    isSample: /(^|[/_-])samples?([/_-]|\d|$)/i.test(key),
    input: side(input, false),
    output: side(output, true),
  }));
  return {
    ...{ title, cases, unpaired, notes: [], assumed: [] },
    ...(drawn.length > 0 && { checker: "lines" as const }),
    cleaning: mergedNotes(notes).map((note) => `in its cases ${note}`),
  };
}

/** The programs in the folders of these cases, or one above test/: they are judged there. */
export function programsBeside(others: readonly string[], pairs: readonly FilePair[]): string[] {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);
  const folders = new Set(
    pairs.flatMap(({ input }) => {
      const folder = folderOf(input);
      return [folder, folder.replace(/(?:^|(?<=\/))(?:(?:test)?cases|tests?|samples?)\/$/, "")];
    }),
  );
  const { programs, validators } = decidingFiles(others);
  const deciding = new Set([...programs, ...validators]);
  return others.filter(
    (path) => folders.has(folderOf(path)) && isProgramFile(path) && !deciding.has(path),
  );
}

/**
 * What may decide of the files in the folder of plain cases and above it: it is named, and without a program that
 * judges nothing is.
 */
export function unreadBeside(
  others: readonly string[],
  folder: string,
): Pick<PackageDraft, "leftOut" | "unjudged"> {
  const isNear = (path: string) =>
    path.startsWith(folder) || folder.startsWith(path.slice(0, path.lastIndexOf("/") + 1));
  const files = decidingFiles(others.filter(isNear));
  const leftOut = decidingText(files, missingParts(files));
  const [program] = files.programs;
  return {
    ...(leftOut !== undefined && { leftOut }),
    ...(program !== undefined && {
      unjudged: `${program} may decide, and is not run: set checker, and remove this line`,
    }),
  };
}
