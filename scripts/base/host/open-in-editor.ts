import { execa } from "execa";
import { commandWords } from "../command-words";

/** Opens files in the user's editor and prints a line about it, if there are a terminal and an editor. */
export async function openInEditor(files: readonly string[]): Promise<void> {
  const editor = process.env.VISUAL || process.env.EDITOR;
  if (!editor || !process.stdin.isTTY || files.length === 0) return;
  const pronoun = files.length === 1 ? "it" : files.length === 2 ? "both" : "them";
  process.stdout.write(`opening ${pronoun} in ${editor} (--no-editor leaves them closed)\n`);
  const [command, ...args] = commandWords(editor);
  const { exitCode } = await execa(command!, [...args, ...files], {
    stdio: "inherit",
    reject: false,
  });
  if (exitCode !== 0) process.stderr.write(`the editor ${editor} ended with ${exitCode}\n`);
}
