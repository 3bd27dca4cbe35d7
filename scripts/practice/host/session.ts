import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { problemFolder } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { ensureEditorProject } from "../../problem/host/editor-project";
import { fillTemplate } from "../../problem/host/fill-template";
import { statementOf } from "../../problem/readme-parts";

/** A problem being worked on; it persists when the command ends without a grade. */
export interface Session {
  readonly slug: string;
  /** Time worked in earlier sittings. */
  readonly spentMs: number;
  readonly hints: number;
  readonly runs: number;
}

export function emptySession(slug: string): Session {
  return { slug, spentMs: 0, hints: 0, runs: 0 };
}

export interface Desk {
  readonly session: Session;
  /** The solution to write, and the statement beside it. */
  readonly solution: string;
  readonly statement: string;
  readonly isResumed: boolean;
}

const PLACE = ".practice";

function folderOf(root: string, slug: string): string {
  return join(root, PLACE, slug);
}

/** Creates an empty solution and the statement, or continues with existing files. */
export function openDesk(root: string, slug: string): Desk {
  const folder = folderOf(root, slug);
  const [solution, statement] = [join(folder, "solution.ts"), join(folder, "statement.md")];
  const before = readSession(root, slug);
  const session = before ?? emptySession(slug);
  const readme = readFileSync(join(problemFolder(slug, root), "README.md"), "utf8");
  mkdirSync(folder, { recursive: true });
  writeAtomically(statement, statementOf(readme));
  if (!existsSync(solution)) {
    const title = /^# (.*)/m.exec(readme)?.[1] ?? slug;
    writeAtomically(solution, fillTemplate({ slug, title, cases: [] }).get("solution.ts")!);
  }
  if (!before) writeSession(root, session);
  ensureEditorProject(root, PLACE);
  return { session, solution, statement, isResumed: before !== undefined };
}

export function readSession(root: string, slug: string): Session | undefined {
  try {
    const session = JSON.parse(
      readFileSync(join(folderOf(root, slug), "session.json"), "utf8"),
    ) as Session;
    const counts = [session.spentMs, session.hints, session.runs];
    return counts.every((count) => Number.isFinite(count) && count >= 0) ? session : undefined;
  } catch {
    return undefined;
  }
}

export function writeSession(root: string, session: Session): void {
  writeAtomically(
    join(folderOf(root, session.slug), "session.json"),
    `${JSON.stringify(session)}\n`,
  );
}

/** Clears the desk: the next session begins with an empty solution. */
export function closeDesk(root: string, slug: string): void {
  rmSync(folderOf(root, slug), { recursive: true, force: true });
}
