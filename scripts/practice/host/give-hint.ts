import { readFileSync } from "node:fs";
import { join } from "node:path";
import { problemFolder } from "../../base/host/roots";
import { hintsOf } from "../../problem/readme-parts";
import { wrapped } from "../wrapped";
import { emptySession, readSession, type Session, writeSession } from "./session";

export interface Hint {
  readonly text: string;
  /** From 1 on. */
  readonly number: number;
  readonly count: number;
}

const COLUMNS = 80;

/** The text that shows a hint. */
export function hintText({ number, count, text }: Hint): string {
  return `${wrapped(`hint ${number} of ${count}: ${text}`, COLUMNS, "  ")}\n`;
}

/** The next hint of a problem, counted in the current session; undefined after the last. */
export function giveHint(root: string, slug: string): Hint | undefined {
  const readme = readFileSync(join(problemFolder(slug, root), "README.md"), "utf8");
  const hints = hintsOf(readme);
  const session: Session = readSession(root, slug) ?? emptySession(slug);
  const text = hints[session.hints];
  if (text === undefined) return undefined;
  writeSession(root, { ...session, hints: session.hints + 1 });
  return { text, number: session.hints + 1, count: hints.length };
}

/** The hints given in this session, to read again; they are not counted twice. */
export function givenHints(root: string, slug: string): Hint[] {
  const readme = readFileSync(join(problemFolder(slug, root), "README.md"), "utf8");
  const hints = hintsOf(readme);
  const count = hints.length;
  const given = hints.slice(0, readSession(root, slug)?.hints ?? 0);
  return given.map((text, at) => ({ text, number: at + 1, count }));
}
