import { homedir } from "node:os";
import * as vscode from "vscode";
import { Trouble, untrusted } from "../trouble";
import { cloneOf, hasClone, type Judgebench, workspaceAt } from "./find-judgebench";
import { homeOfWindow, homes, openFile } from "./open-file";

/** A command of judgebench in a terminal whose shell stays, so that what it prints can be read. */
export function inTerminal(
  { folder, launcher }: Judgebench,
  words: readonly string[],
): Promise<void> {
  return typed(folder, `node "${launcher}" ${words.join(" ")}`);
}

export function practise(): Promise<void> {
  return inTerminal(homeOfWindow(), ["practice", "--no-editor"]);
}

export function hint(): Promise<void> {
  const { home, judged } = openFile();
  if (judged?.slug === undefined) throw new Trouble("open the solution that needs a hint");
  return inTerminal(home, ["hint", judged.slug]);
}

/** Where the clone is kept that judgebench was last found in. */
const CLONE = "clone";

/** Remembers the clone of a workspace, for folders that have none yet. */
export async function noteClone(kept: vscode.Memento, home: Judgebench): Promise<void> {
  const clone = cloneOf(home);
  if (clone !== undefined && clone !== kept.get(CLONE)) await kept.update(CLONE, clone);
}

/**
 * Sets judgebench up in the folder `by`, else in the open one: `npm install` where package.json names it, or `npm run init` of the clone,
 * for which it asks where it knows none.
 */
export async function setUp(kept: vscode.Memento, by: unknown): Promise<void> {
  const [open] = vscode.workspace.workspaceFolders ?? [];
  const folder = typeof by === "string" ? by : open?.uri.fsPath;
  if (folder === undefined) throw new Trouble("open a folder first: it becomes the workspace");
  if (!vscode.workspace.isTrusted) throw untrusted();
  const named = workspaceAt(folder);
  if (named !== undefined) {
    if (homes().some((home) => home.folder === named))
      throw new Trouble(`${named} has judgebench already`);
    return typed(named, "npm install");
  }
  const last = kept.get<string>(CLONE);
  const clone = last !== undefined && hasClone(last) ? last : await chosenClone();
  if (clone === undefined) return;
  await kept.update(CLONE, clone);
  return typed(clone, `npm run init -- "${folder}"`);
}

async function chosenClone(): Promise<string | undefined> {
  const [chosen] =
    (await vscode.window.showOpenDialog({
      ...{ canSelectFolders: true, canSelectFiles: false, title: "The clone of judgebench" },
      defaultUri: vscode.Uri.file(homedir()),
    })) ?? [];
  if (!chosen) return undefined;
  if (!hasClone(chosen.fsPath)) throw new Trouble(`${chosen.fsPath} is no clone of judgebench`);
  return chosen.fsPath;
}

/** Runs a line in a new terminal. */
async function typed(cwd: string, line: string): Promise<void> {
  const terminal = vscode.window.createTerminal({ name: "judgebench", cwd });
  terminal.show();
  await prompted(terminal);
  terminal.sendText(line, true);
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
