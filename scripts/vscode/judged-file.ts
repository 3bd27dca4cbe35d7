import { otherLanguage } from "../problem/other-language";

/** What is judged while a file is open: the solution of a task, or the file itself. */
export type JudgedFile =
  | { readonly kind: "task"; readonly slug: string }
  | { readonly kind: "program"; readonly slug?: string };

const FOLDER = /^(\.contest|problems|cases)\/([^./][^/]*)\/(.+)$/;
const SCRIPT = /\.[cm]?[jt]s$/;
/** What stands beside a solution and is no program of its own. */
const PARTS =
  /^(?:(?:problem|generate|validate|check|interact|view)\.ts|(?:check|interact)\.cpp|.*\.test\.ts)$/;

/**
 * What Ctrl-Alt-J judges for a file, by its path from the workspace with "/"; undefined where it is neither of a
 * task nor a program. A brute force or a wrong program is judged itself, a case or a README by its solution.
 */
export function judgedFile(path: string): JudgedFile | undefined {
  const isScript = SCRIPT.test(path) && !path.endsWith(".d.ts");
  const isProgram = isScript || otherLanguage(path) !== undefined;
  const [, place, slug, rest = ""] = FOLDER.exec(path) ?? [];
  if (slug === undefined) return isProgram ? { kind: "program" } : undefined;
  const isOwn = place !== "cases" && isProgram && rest !== "solution.ts" && !PARTS.test(rest);
  return isOwn ? { kind: "program", slug } : { kind: "task", slug };
}
