import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { problemFolder } from "../../base/host/roots";
import { fillTemplate } from "../../problem/host/fill-template";
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

/**
 * The next hint of a problem, counted in the current session; undefined after the last. Where none is open,
 * one begins, and `begins` gets a line that says so first.
 */
export function giveHint(
  root: string,
  slug: string,
  begins: (line: string) => void = () => {},
): Hint | undefined {
  const hints = ownHints(root, slug);
  const open = readSession(root, slug);
  const session: Session = open ?? emptySession(slug);
  const text = hints[session.hints];
  if (text === undefined) return undefined;
  if (open === undefined) {
    begins(
      `a hint counts with an attempt: one of ${slug} begins; npm run practice ${slug} goes on`,
    );
  }
  writeSession(root, { ...session, hints: session.hints + 1 });
  return { text, number: session.hints + 1, count: hints.length };
}

/** The hints given in this session, to read again; they are not counted twice. */
export function givenHints(root: string, slug: string): Hint[] {
  const hints = ownHints(root, slug);
  const count = hints.length;
  const shownHints = hints.slice(0, readSession(root, slug)?.hints ?? 0);
  return shownHints.map((text, at) => ({ text, number: at + 1, count }));
}

/** The hints of a problem that its author wrote: those of the template say only where to write them. */
export function ownHints(root: string, slug: string): string[] {
  const file = join(problemFolder(slug, root), "README.md");
  if (!existsSync(file)) return []; // a task on the desk
  const template = fillTemplate({ slug, title: slug, cases: [] }).get("README.md")!;
  const unwritten = new Set(hintsOf(template));
  return hintsOf(readFileSync(file, "utf8")).filter((hint) => !unwritten.has(hint));
}
