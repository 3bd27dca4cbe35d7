import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { TOOL } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { withSections } from "../../base/sections";
import { SNIPPETS } from "../../problem/host/ensure-snippets";
import { librarySnippets } from "../../problem/host/library-snippets";
import { generatedPages } from "./generated-pages";

const SHOWN = ["8-puzzle", "knight-moves", "n-queens"] as const;

/** Writes the changed parts and prints a line a page. */
export async function writePages(
  { fast }: { readonly fast?: true },
  say: (text: string) => void,
): Promise<ExitCode> {
  const judged = fast ? {} : { judge: await judgedTable() };
  for (const { file, sections } of generatedPages()) {
    const path = join(TOOL, file);
    const old = readFileSync(path, "utf8");
    const text = withSections(old, file === "README.md" ? { ...sections, ...judged } : sections);
    if (text !== old) writeAtomically(path, text);
    say(`${file}: ${text === old ? "as it should be" : "changed"}\n`);
  }
  const path = join(TOOL, SNIPPETS);
  const text = librarySnippets("../../lib");
  const isNew = !existsSync(path) || readFileSync(path, "utf8") !== text;
  if (isNew) writeAtomically(path, text);
  say(`${SNIPPETS}: ${isNew ? "changed" : "as it should be"}\n`);
  return EXIT.accepted;
}

/** The judge's output on a few problems; throws unless all of them are accepted. */
async function judgedTable(): Promise<string> {
  const args = ["scripts/start.cjs", "judge", ...SHOWN, "--force"];
  const options = { cwd: TOOL, stderr: "inherit", reject: false } as const;
  const { exitCode, stdout } = await execa(process.execPath, args, options);
  if (exitCode === EXIT.accepted) {
    const table = stdout.trim().replace(/^ +warning: the load is .*\n/m, ""); // CPU times hardly depend on it
    return `\`\`\`\n$ npm run judge ${SHOWN.join(" ")}\n${table}\n\`\`\``;
  }
  const message = "not every solution is accepted, so no table is written";
  throw new ExpectedError(message, "npm run judge");
}
