import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { LAUNCHER } from "../../../base/host/roots";

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
};

/** A folder that \`jb init\` has made, with judgebench linked into it. */
export async function madeWorkspace(): Promise<string> {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), "vscode-"))), "my-contests");
  await execa(process.execPath, [LAUNCHER, "init", folder, "--link"]);
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  // The first start of a command compiles it.
  await execa(process.execPath, [LAUNCHER, "judge"], { cwd: folder, env: { INIT_CWD: folder } });
  return folder;
}
