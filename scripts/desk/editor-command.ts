import { commandWords } from "../base/command-words";

/** Editors with a window of their own, and how they are given a line. */
const WINDOWS: readonly (readonly [RegExp, (file: string, line: number) => string[]])[] = [
  [/^(code|code-insiders|codium|cursor|windsurf)$/, (file, line) => ["-g", `${file}:${line}`]],
  [/^(subl|sublime_text|zed|mate)$/, (file, line) => [`${file}:${line}`]],
  [/^(idea|webstorm|clion|pycharm|fleet)(64)?$/, (file, line) => ["--line", String(line), file]],
  [/^(gvim|mvim|neovide|emacsclient|gedit|kate)$/, (file, line) => [`+${line}`, file]],
];

/**
 * The command that opens a file at a line, of the editor that $JUDGEBENCH_EDITOR, $VISUAL or $EDITOR names;
 * undefined where none has a window of its own: an editor in the terminal would take the server's.
 */
export function editorCommand(
  env: Readonly<Record<string, string | undefined>>,
  file: string,
  line: number,
): readonly string[] | undefined {
  const wanted = [env.JUDGEBENCH_EDITOR, env.VISUAL, env.EDITOR];
  if (env.TERM_PROGRAM === "vscode") wanted.push("code");
  for (const words of wanted) {
    const [program, ...options] = commandWords(words ?? "");
    const name = (program ?? "").replace(/^.*[\\/]/, "").replace(/\.(exe|cmd)$/i, "");
    const windowsEditor = WINDOWS.find(([pattern]) => pattern.test(name));
    if (windowsEditor) return [program!, ...options, ...windowsEditor[1](file, line)];
    if (words !== undefined && words === env.JUDGEBENCH_EDITOR && program) {
      return [program, ...options, file];
    }
  }
  return undefined;
}
