import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TOOL } from "../../base/host/roots";
import { snippets } from "../snippets";

/** The text of the snippets of VS Code, for the clone or for a workspace in which judgebench is installed. */
export function librarySnippets(from: "../../lib" | "judgebench"): string {
  const read = (path: string) => readFileSync(join(TOOL, "lib", path), "utf8");
  return `${JSON.stringify(snippets(read("README.md"), read, from), null, 2)}\n`;
}
