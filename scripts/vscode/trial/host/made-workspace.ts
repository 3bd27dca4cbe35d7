import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { LAUNCHER } from "../../../base/host/roots";
import { DeskLink } from "../../host/desk-link";
import { findJudgebench } from "../../host/find-judgebench";

/** As somebody has it who judges programs with their cases beside them. */
const FILES: Readonly<Record<string, string>> = {
  "abc/a.ts": `import { readFileSync } from "node:fs";
const [a = 0, b = 0] = readFileSync(0, "utf8").split(" ").map(Number);
console.log(a + b);
`,
  "abc/a-1.in": "1 2\n",
  "abc/a-1.out": "3\n",
  "abc/a-2.in": "5 2\n",
  "abc/a-2.out": "8\n",
  "abc/b.py": "print(sum(map(int, input().split())))\n",
  "abc/b-1.in": "1 2\n",
  "abc/b-1.out": "3\n",
};

const NAME = "my-contests";
const SILENT = { event: () => {}, lost: () => {} };

/** A folder that \`jb init\` has made, with judgebench linked into it. */
export async function madeWorkspace(above: string): Promise<string> {
  const folder = join(above, NAME);
  mkdirSync(above, { recursive: true });
  await execa(process.execPath, [LAUNCHER, "init", folder, "--link"]);
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  // The first start of a command compiles it, and the first look builds the page.
  await execa(process.execPath, [LAUNCHER, "judge"], { cwd: folder, env: { INIT_CWD: folder } });
  const link = await DeskLink.open(findJudgebench(folder), ["--no-import"], SILENT);
  await link.request("/page.js");
  await link.end();
  return folder;
}

/** A copy as deep as the first, whose link to judgebench is relative. */
export function copied(workspace: string, above: string): string {
  const folder = join(above, NAME);
  cpSync(workspace, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}
