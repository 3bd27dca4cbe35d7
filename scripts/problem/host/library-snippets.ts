import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TOOL } from "../../base/host/roots";
import { snippets } from "../snippets";

/** Where VS Code finds them, from the root of the clone or of a workspace. */
export const SNIPPETS = ".vscode/judgebench.code-snippets";

/** The text of that file, for the clone or for a workspace in which judgebench is installed. */
export function librarySnippets(from: "../../lib" | "judgebench"): string {
  const read = (path: string) => readFileSync(join(TOOL, "lib", path), "utf8");
  return `${JSON.stringify(snippets(read("README.md"), read, from), null, 2)}\n`;
}
