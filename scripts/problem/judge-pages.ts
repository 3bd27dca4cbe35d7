import type { JudgeEntry } from "./problem";

const COLUMNS = 100;

/** The fields of an object that holds texts and numbers. */
const FIELD = /(\w+):\s*("(?:[^"\\]|\\.)*"|[^\s,{}"]+)/g;

/**
 * The text of problem.ts with the page of one of its judges, as our formatter writes it; the same text
 * where it has no such entry.
 */
export function withPage(text: string, { judge, id, page }: JudgeEntry): string {
  if (page === undefined) return text;
  for (const entry of text.matchAll(/\{\s*judge:(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g)) {
    const fields = new Map([...entry[0].matchAll(FIELD)].map(([, name, value]) => [name!, value!]));
    const isIt =
      fields.get("judge") === JSON.stringify(judge) &&
      fields.get("id")?.toLowerCase() === JSON.stringify(id).toLowerCase();
    if (!isIt) continue;
    const { judge: first, id: second, page: _, ...rest } = Object.fromEntries(fields);
    const all = { judge: first, id: second, page: JSON.stringify(page), ...rest };
    const parts = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    return replaced(text, entry.index, entry[0], parts);
  }
  return text;
}

/** Puts an object on one line where that fits, else each field on its own. */
function replaced(text: string, at: number, old: string, fields: readonly string[]): string {
  const start = text.lastIndexOf("\n", at) + 1;
  const end = `${text}\n`.indexOf("\n", at + old.length);
  const [before, behind] = [text.slice(start, at), text.slice(at + old.length, end)];
  const line = `${before}{ ${fields.join(", ")} }${behind}`;
  const indent = /^\s*/.exec(before)![0];
  const isSole = before.endsWith("[") && behind.startsWith("]");
  const inner = isSole ? `${indent}  ` : indent;
  const long = `{\n${fields.map((field) => `${inner}  ${field},\n`).join("")}${inner}}`;
  const spread = isSole
    ? `${before}\n${inner}${long},\n${indent}${behind}`
    : before + long + behind;
  const isShort = line.length <= COLUMNS && !old.includes("\n");
  return text.slice(0, start) + (isShort ? line : spread) + text.slice(end);
}
