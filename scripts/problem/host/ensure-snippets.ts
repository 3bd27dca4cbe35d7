import { existsSync } from "node:fs";
import { join } from "node:path";
import { TOOL } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";

/** Where VS Code finds them, from the root of the clone or of a workspace. */
export const SNIPPETS = ".vscode/judgebench.code-snippets";

/** Writes the snippets of VS Code into the clone, which does not keep them in git, if they are missing there. */
export async function ensureSnippets(root: string): Promise<void> {
  if (root !== TOOL) return; // init wrote those of a workspace
  const path = join(TOOL, SNIPPETS);
  if (existsSync(path)) return;
  const { librarySnippets } = await import("./library-snippets.ts"); // it loads the compiler
  writeAtomically(path, librarySnippets("../../lib"));
}
