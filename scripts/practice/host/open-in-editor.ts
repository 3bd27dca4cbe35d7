import { execa } from "execa";

/** Opens files in the user's editor, and says so, where there are a terminal and an editor. */
export async function openInEditor(files: readonly string[]): Promise<void> {
  const editor = process.env.VISUAL || process.env.EDITOR;
  if (!editor || !process.stdin.isTTY) return;
  process.stdout.write(`opening both in ${editor} (--no-editor leaves them closed)\n`);
  const [command, ...args] = editor.split(/\s+/).filter(Boolean);
  const { exitCode } = await execa(command!, [...args, ...files], {
    stdio: "inherit",
    reject: false,
  });
  if (exitCode !== 0) process.stderr.write(`the editor ${editor} ended with ${exitCode}\n`);
}
