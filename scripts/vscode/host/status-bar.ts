import * as vscode from "vscode";
import { type ProgramRun, programStatus } from "../program-run";
import { type Status, taskStatus } from "../status-text";
import type { Desks } from "./desks";
import { openFile } from "./open-file";

/** The verdicts of the file that is open. */
export class StatusBar implements vscode.Disposable {
  private readonly item = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Left, 100);
  private readonly desks: Desks;
  private readonly runs: ReadonlyMap<string, ProgramRun>;

  constructor(desks: Desks, runs: ReadonlyMap<string, ProgramRun>) {
    this.desks = desks;
    this.runs = runs;
    this.item.name = "judgebench";
    this.item.command = "judgebench.judge";
    desks.onChange(() => this.draw());
  }

  draw(): void {
    const shown = this.status();
    if (!shown) {
      this.item.hide();
      return;
    }
    const [name, { text, isBad }] = shown;
    this.item.text = `$(${isBad ? "error" : "beaker"}) ${text}`;
    this.item.tooltip = `judgebench, ${name}: click to judge it (Ctrl-Alt-J)`;
    const colour = new vscode.ThemeColor("statusBarItem.errorBackground");
    this.item.backgroundColor = isBad ? colour : undefined;
    this.item.show();
  }

  dispose(): void {
    this.item.dispose();
  }

  private status(): [name: string, Status] | undefined {
    try {
      const { document, home, judged } = openFile();
      if (!judged) return undefined;
      const path = document.uri.fsPath;
      const run = this.runs.get(path);
      if (judged.kind === "program") return run && [path, programStatus(run)];
      const task = this.desks.running(home)?.task(judged.slug);
      if (task) return [task.title, taskStatus(task)];
      return [judged.slug, { text: "judge", isBad: false }];
    } catch {
      return undefined; // no judgebench here
    }
  }
}
