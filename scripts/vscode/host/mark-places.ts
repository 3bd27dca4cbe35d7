import { join } from "node:path";
import * as vscode from "vscode";
import type { TaskState } from "../../desk/desk-state";
import { crashed, type Diagnostic, diagnosticsOf } from "../diagnostics";
import type { DeskLink } from "./desk-link";
import type { DeskChange, Desks } from "./desks";
import { messageOf } from "./open-place";

/** Places of compile errors and exceptions, marked on their lines. */
export class PlaceMarks implements vscode.Disposable {
  private readonly marks = vscode.languages.createDiagnosticCollection("judgebench");
  private readonly marked = new Map<string, readonly vscode.Uri[]>();

  constructor(desks: Desks) {
    desks.onChange((change) => this.hear(change));
  }

  /** Marks what was found of one program or task, and takes its marks of before away. */
  mark(owner: string, folder: string, diagnostics: readonly Diagnostic[]): void {
    for (const uri of this.marked.get(owner) ?? []) this.marks.delete(uri);
    const uris = [...new Set(diagnostics.map(({ path }) => path))].map((path) => {
      const uri = vscode.Uri.file(join(folder, path));
      this.marks.set(uri, diagnostics.filter((one) => one.path === path).map(diagnostic));
      return uri;
    });
    this.marked.set(owner, uris);
  }

  dispose(): void {
    this.marks.dispose();
  }

  private hear({ link, event }: DeskChange): void {
    if (event?.type !== "task") return;
    const { running, broken, run } = event.change;
    if (running === undefined && broken === undefined && run === undefined) return;
    const task = link.task(event.slug);
    if (task && !task.running) void this.markTask(link, task);
  }

  /** A judging is over, or the program was edited. */
  private async markTask(link: DeskLink, task: TaskState): Promise<void> {
    const messages = crashed(task).map(
      async (name) => `${name}: ${await messageOf(link, task, name)}`,
    );
    const all = task.broken ? [task.broken.message] : await Promise.all(messages);
    const now = link.task(task.slug);
    if (now && now.run === task.run && !now.running) {
      this.mark(`${link.home.folder} ${task.slug}`, link.home.folder, diagnosticsOf(all));
    }
  }
}

function diagnostic({ line, column, message }: Diagnostic): vscode.Diagnostic {
  const range = new vscode.Range(line - 1, column - 1, line - 1, 1000);
  const mark = new vscode.Diagnostic(range, message, vscode.DiagnosticSeverity.Error);
  mark.source = "judgebench";
  return mark;
}
