import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { casesFolder, problemFolder } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import type { DraftCase } from "../draft";
import { isDrawn } from "../drawn-answer";
import type { Added } from "./add-cases";
import { findCases } from "./find-cases";

const TOKENS = /^((?![ \t]*(?:\/\/|\/?\*)).*\bchecker["']?:\s*)["']tokens["']/m;
const LARGE_BYTES = 1 << 20;

/**
 * Lets a problem compare lines where its first answer that is drawn has come with these cases, and says so; ""
 * where nothing changes: a user who went back to tokens behind an earlier one meant it.
 */
export function preferLines(
  root: string,
  slug: string,
  names: readonly string[],
  answer: string,
): string {
  const file = join(problemFolder(slug, root), "problem.ts");
  if (!isDrawn(answer) || !existsSync(file)) return "";
  const text = readFileSync(file, "utf8");
  if (!TOKENS.test(text)) return "";
  const others = findCases(slug, casesFolder(slug, root)).cases.filter(
    ({ name }) => !names.includes(name),
  );
  if (others.some(({ expected }) => expected && isDrawn(textOf(readFileSync(expected))))) return "";
  writeAtomically(file, text.replace(TOKENS, '$1"lines"'));
  return 'its answer is drawn: problem.ts compares lines now (checker: "lines")';
}

/** The same of what an import has brought to a problem that is here already, as its notes. */
export function linesNote(
  root: string,
  slug: string,
  cases: readonly DraftCase[],
  { added, renewed = [] }: Added,
): string[] {
  const names = [...added, ...renewed];
  const drawn = cases.map(({ output }) => textOf(output)).find(isDrawn);
  if (names.length === 0 || drawn === undefined) return [];
  const note = preferLines(root, slug, names, drawn);
  return note === "" ? [] : [note];
}

function textOf(bytes: Uint8Array = new Uint8Array()): string {
  return bytes.length <= LARGE_BYTES ? new TextDecoder().decode(bytes) : "";
}
