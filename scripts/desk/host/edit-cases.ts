import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { casesFolder, WORKSPACE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { takeCorrected } from "../../import/tasks/host/corrected-samples";
import { addCases } from "../../problem/host/add-cases";
import { readCaseOrigins, writeCaseOrigins } from "../../problem/host/case-origins";
import { preferLines } from "../../problem/host/prefer-lines";
import { removeCase } from "../../problem/host/remove-case";
import { cleaned } from "../../problem/look-alikes";
import type { DeskCommand, Reply } from "../desk-command";
import type { CaseRow } from "../desk-state";
import { foundFile } from "./found-files";

type Change = Extract<DeskCommand, { type: "edit" | "delete" | "take" }>;

const WHY = "edited on the page of jb desk";
const SOURCES: Partial<Record<CaseRow["from"], string>> = {
  statement: "is a sample of the judge",
  published: "has a published answer",
  generator: "comes from a generator and its seed",
};
const DOING = { edit: "Change", delete: "Delete", take: "Change" } as const;

/** Adds a case, with or without an answer; one whose input is there already is named instead. */
export function addCase(slug: string, input: string, output: string): Reply {
  if (input === "") {
    return { error: "the input is empty", hint: "the judge would take it as an empty file" };
  }
  const [parts, cleaning] = closed(input, output);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const origin = { from: "hand", why: "added on the page of jb desk" } as const;
  // Without an answer the case is run, and compared with nothing.
  const answer = output !== "" && { output: bytes(parts[1]!) };
  const draft = { name: "hand-1", input: bytes(parts[0]!), ...answer, origin };
  const { added, differing } = addCases(WORKSPACE, slug, [draft]);
  if (differing[0] !== undefined) {
    return { error: `${differing[0]} has this input and another output`, hint: "edit that case" };
  }
  if (added[0] === undefined)
    return { done: true, note: "a case with this input is there already" };
  const byLines = output !== "" ? preferLines(WORKSPACE, slug, added, parts[1]!) : "";
  return { done: true, note: said(`added ${added[0]}`, cleaning, byLines), name: added[0] };
}

/** Replaces cases by the corrected samples of the task's last import; the old files stay beside them. */
export function renewSamples(slug: string): Reply {
  const { renewed = [], added } = takeCorrected(WORKSPACE, slug);
  const names = [...renewed, ...added];
  if (names.length === 0) return { done: true, note: "they are as the judge has them already" };
  return { done: true, note: `${names.join(" ")} corrected; the old files end with .old` };
}

/** Hides a case from every judging, or shows it again; cases.json keeps it. */
export function hideCase(slug: string, name: string, isHidden: boolean): Reply {
  const origins = readCaseOrigins(slug);
  const { hidden: _, ...origin } = origins[name] ?? { from: "hand", why: WHY };
  const changed = { ...origin, ...(isHidden && { hidden: true as const }) };
  writeCaseOrigins(slug, { ...origins, [name]: changed });
  return {
    done: true,
    note: isHidden ? `${name} is hidden: it is not judged` : `${name} is judged`,
  };
}

/** Changes or deletes a case of the listing; asks first where somebody else wrote or changed it, or it would be gone. */
export function changeCase(command: Change, row: CaseRow): Reply {
  const { slug, name, version, isSure } = command;
  if (name.startsWith("large-")) {
    return { error: `${name} is made from its seed`, hint: "copy it, and edit the copy" };
  }
  if (version !== row.version) {
    const ask = `${name} was changed by another program since this page showed it. Overwrite it?`;
    return { ask, version: row.version };
  }
  const source = SOURCES[row.from];
  const verb = DOING[command.type];
  if (source !== undefined && !isSure) return { ask: `${name} ${source}. ${verb} it?`, version };
  if (command.type === "delete" && !isSure) return { ask: `Delete ${name}?`, version };
  const folder = casesFolder(slug);
  const [input, output] = [join(folder, `${name}.in`), join(folder, `${name}.out`)];
  const origins = { ...readCaseOrigins(slug) };
  let cleaning: readonly string[] = [];
  if (command.type === "delete") {
    removeCase(slug, name);
    return { done: true, note: `deleted ${name}` };
  }
  if (command.type === "take") {
    const programsOutput = foundFile(slug, name);
    if (!existsSync(programsOutput)) {
      return { error: `no output of ${name} is kept`, hint: "run the case again" };
    }
    writeAtomically(output, readFileSync(programsOutput));
  } else {
    const [parts, notes] = closed(command.input, command.output);
    cleaning = notes;
    if (command.output === "") rmSync(output, { force: true });
    else writeAtomically(output, withEndsOf(output, parts[1]!));
    writeAtomically(input, withEndsOf(input, parts[0]!));
  }
  const { group, points, flags, anyAnswer, hidden } = origins[name] ?? {};
  const worth = {
    ...(group !== undefined && { group }),
    ...(points !== undefined && { points }),
    ...(flags && { flags }),
    ...(anyAnswer && { anyAnswer }),
    ...(hidden && { hidden }),
  };
  writeCaseOrigins(slug, { ...origins, [name]: { from: "hand", why: WHY, ...worth } });
  return { done: true, note: said(`saved ${name}`, cleaning) };
}

/** Files of cases end their last line; blanks of other kinds than ASCII's are made plain, which is noted. */
function closed(...texts: string[]): [parts: string[], notes: readonly string[]] {
  const parts = texts.map((text) => {
    const lines = cleaned(text).text.replaceAll("\r\n", "\n");
    return lines === "" || lines.endsWith("\n") ? lines : `${lines}\n`;
  });
  return [parts, cleaned(texts.join("\n")).notes];
}

function said(what: string, notes: readonly string[], more = ""): string {
  return [what, ...notes, ...(more ? [more] : [])].join("; ");
}

/** A browser gives every line of a text field LF: a file of CRLF lines keeps them. */
function withEndsOf(file: string, text: string): string {
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const isCrlf = before.includes("\r\n") && !/(?<!\r)\n/.test(before);
  return isCrlf ? text.replaceAll("\n", "\r\n") : text;
}
