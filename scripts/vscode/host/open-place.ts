import { join } from "node:path";
import * as vscode from "vscode";
import type { DeskCommand, Reply } from "../../desk/desk-command";
import type { TaskState } from "../../desk/desk-state";
import { sourcePlaces } from "../../desk/source-place";
import type { CaseResult } from "../../judge/events/case-result";
import type { DeskLink } from "./desk-link";

export function taskFolder({ home }: DeskLink, { slug, isOnDesk }: TaskState): string {
  return join(home.folder, isOnDesk ? ".contest" : "problems", slug);
}

export function solutionUri(link: DeskLink, task: TaskState): vscode.Uri {
  return vscode.Uri.file(join(taskFolder(link, task), "solution.ts"));
}

/** Opens a file in the first column, at a line that counts from 1. */
export async function openAt(uri: vscode.Uri, line: number, column = 1): Promise<void> {
  const at = new vscode.Position(Math.max(0, line - 1), Math.max(0, column - 1));
  const selection = new vscode.Range(at, at);
  const place = { selection, viewColumn: vscode.ViewColumn.One, preview: false };
  await vscode.window.showTextDocument(uri, place);
}

/** Opens the solution of a task, or the place of that number in the message of a case. */
export async function openPlace(
  link: DeskLink,
  { slug, name, place }: Extract<DeskCommand, { type: "editor" }>,
): Promise<Reply> {
  const task = link.task(slug);
  if (!task) return { error: `no task "${slug}" on the desk`, hint: "look at the folder" };
  if (place === undefined) {
    await openAt(solutionUri(link, task), 1);
    return { done: true };
  }
  const sourcePlace = sourcePlaces(await messageOf(link, task, name))[place];
  if (!sourcePlace) return { error: "no such place in the message", hint: "judge it again" };
  await openAt(
    vscode.Uri.file(join(link.home.folder, sourcePlace.path)),
    sourcePlace.line,
    sourcePlace.column,
  );
  return { done: true };
}

/** What a case, or the task as a whole, has printed on stderr and reported. */
export async function messageOf(link: DeskLink, task: TaskState, name?: string): Promise<string> {
  if (name === undefined) return task.broken?.message ?? "";
  const { bytes } = await link.request("/detail", { slug: task.slug, name });
  const { result } = JSON.parse(String(bytes)) as { result?: CaseResult };
  return `${result?.message ?? ""}\n${result?.stderr ?? ""}`;
}
