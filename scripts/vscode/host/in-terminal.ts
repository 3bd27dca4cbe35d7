import { homedir } from "node:os";
import * as vscode from "vscode";
import { Trouble } from "../trouble";
import type { Judgebench } from "./find-judgebench";
import { homeOfWindow, openFile } from "./open-file";

/** A command of judgebench in a terminal whose shell stays, so that what it prints can be read. */
function inTerminal({ folder, launcher }: Judgebench, words: readonly string[]): Promise<void> {
  return typed(folder, `node "${launcher}" ${words.join(" ")}`, true);
}

export function practise(): Promise<void> {
  return inTerminal(homeOfWindow(), ["practice", "--no-editor"]);
}

export function hint(): Promise<void> {
  const { home, judged } = openFile();
  if (judged?.slug === undefined) throw new Trouble("open the solution that needs a hint");
  return inTerminal(home, ["hint", judged.slug]);
}

const FROM_CLONE = "From a clone of judgebench …";
const INSTALL = "npm install: package.json names it already";

/** Types what sets judgebench up in the open folder; the user presses Enter. */
export async function setUp(): Promise<void> {
  const [open] = vscode.workspace.workspaceFolders ?? [];
  if (!open) throw new Trouble("open a folder first: it becomes the workspace");
  const folder = open.uri.fsPath;
  const chosen = await vscode.window.showQuickPick([FROM_CLONE, INSTALL], {
    placeHolder: `set judgebench up in ${folder}`,
  });
  if (chosen === INSTALL) await typed(folder, "npm install");
  if (chosen !== FROM_CLONE) return;
  const [clone] =
    (await vscode.window.showOpenDialog({
      ...{ canSelectFolders: true, canSelectFiles: false, title: "The clone of judgebench" },
      defaultUri: vscode.Uri.file(homedir()),
    })) ?? [];
  if (clone) await typed(clone.fsPath, `npm run init -- "${folder}"`);
}

/** Types a line into a new terminal; the user presses Enter, unless it runs at once. */
async function typed(cwd: string, line: string, runs = false): Promise<void> {
  const terminal = vscode.window.createTerminal({ name: "judgebench", cwd });
  terminal.show();
  await prompted(terminal);
  terminal.sendText(line, runs);
}

const PROMPT_MS = 2000;

/** VS Code 1.93 and newer says when a shell has its prompt, where it knows the shell. */
interface Prompts {
  readonly onDidChangeTerminalShellIntegration?: vscode.Event<{
    readonly terminal: vscode.Terminal;
  }>;
}

/** Waits for the shell's prompt, for two seconds at most: text before it is shown twice. */
function prompted(terminal: vscode.Terminal): Promise<void> {
  const { onDidChangeTerminalShellIntegration: event } = vscode.window as Prompts;
  return new Promise((done) => {
    const late = setTimeout(() => end(), PROMPT_MS);
    const heard = event?.((change) => {
      if (change.terminal === terminal) end();
    });
    const end = () => {
      clearTimeout(late);
      heard?.dispose();
      done();
    };
  });
}
