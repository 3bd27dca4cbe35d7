import { execa } from "execa";

/** Opens files in the user's editor, where there are a terminal and an editor; else does nothing. */
export async function openInEditor(files: readonly string[]): Promise<void> {
  const editor = process.env.VISUAL || process.env.EDITOR;
  if (!editor || !process.stdin.isTTY) return;
  const [command, ...args] = editor.split(/\s+/).filter(Boolean);
  const { exitCode } = await execa(command!, [...args, ...files], {
    stdio: "inherit",
    reject: false,
  });
  if (exitCode !== 0) process.stderr.write(`the editor ${editor} ended with ${exitCode}\n`);
}
