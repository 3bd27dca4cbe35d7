import * as vscode from "vscode";
import { attachToCases, debugCase, debugOpenFile } from "./debug-case";
import { debugSelected } from "./debug-selected";
import { DeskPanel } from "./desk-panel";
import { Desks } from "./desks";
import { hint, noteClone, practise, setUp } from "./in-terminal";
import { OpenFileJudge } from "./judge-open-file";
import { PlaceMarks } from "./mark-places";
import { openArrivals } from "./open-arrivals";
import { hasCases, homeOfWindow, homes, noteEditor } from "./open-file";
import { showTrouble } from "./show-trouble";
import { StatusBar } from "./status-bar";
import { copyAccepted, newTask, orderForOpenFile } from "./task-commands";
import { TestingView } from "./testing-view";

let desks: Desks | undefined;

/** Called by VS Code. No process starts before one of the commands or views is used. */
export function activate({ subscriptions, globalState }: vscode.ExtensionContext): void {
  desks = new Desks();
  const openDesks = desks;
  const marks = new PlaceMarks(openDesks);
  const judge = new OpenFileJudge(openDesks, marks);
  const status = new StatusBar(openDesks, judge.runs);
  const panel = new DeskPanel(openDesks);
  const testing = new TestingView(openDesks, debugCase);
  attachToCases(openDesks);
  openArrivals(openDesks, panel);
  copyAccepted(openDesks);
  const start = async () => {
    await openDesks.open(homeOfWindow());
    await panel.fill();
    status.draw();
  };
  const commands: Readonly<Record<string, (by?: unknown) => unknown>> = {
    judge: () => judge.judge(),
    debug: (by) => debugOpenFile(openDesks, by),
    panel: () => panel.show(),
    tests: () => testing.show(),
    debugSelected: () => debugSelected(openDesks),
    stress: () => orderForOpenFile(openDesks, panel, "stress"),
    submit: () => orderForOpenFile(openDesks, panel, "submit"),
    send: () => orderForOpenFile(openDesks, panel, "send"),
    new: () => newTask(openDesks),
    practice: practise,
    hint,
    start,
    stop: () => openDesks.end(),
    install: (by) => setUp(globalState, by),
    openNode: () => vscode.env.openExternal(vscode.Uri.parse("https://nodejs.org/")),
  };
  for (const [name, run] of Object.entries(commands)) {
    const safely = async (by?: unknown) => {
      try {
        await run(by);
      } catch (error) {
        void showTrouble(error);
      }
    };
    subscriptions.push(vscode.commands.registerCommand(`judgebench.${name}`, safely));
  }
  judge.onChange(() => status.draw());
  const note = () => {
    for (const home of homes()) void noteClone(globalState, home);
  };
  const follow = (editor: vscode.TextEditor | undefined) => {
    noteEditor(editor);
    noteCases(editor);
    note();
    status.draw();
    void panel.follow();
  };
  const kept = { webviewOptions: { retainContextWhenHidden: true } };
  subscriptions.push(
    ...[openDesks, marks, judge, status, panel, testing],
    vscode.window.registerWebviewViewProvider("judgebench.desk", panel, kept),
    vscode.window.onDidChangeActiveTextEditor(follow),
    vscode.workspace.onDidGrantWorkspaceTrust(() => panel.fill()),
  );
  noteCases(vscode.window.activeTextEditor);
  note();
  void vscode.commands.executeCommand("setContext", "judgebench.isHere", homes().length > 0);
  status.draw();
}

/** Keys of the manifest ask for it. */
function noteCases(editor: vscode.TextEditor | undefined): void {
  void vscode.commands.executeCommand("setContext", "judgebench.hasCases", hasCases(editor));
}

/** Called by VS Code as the window closes. */
export async function deactivate(): Promise<void> {
  await desks?.end();
}
