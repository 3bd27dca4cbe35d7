import { dirname, relative, sep } from "node:path";
import * as vscode from "vscode";
import { type JudgedFile, judgedFile } from "../judged-file";
import { notFound, Trouble } from "../trouble";
import { findJudgebench, type Judgebench } from "./find-judgebench";

export interface OpenFile {
  readonly document: vscode.TextDocument;
  readonly home: Judgebench;
  /** Undefined for a file that is neither of a task nor a program. */
  readonly judged?: JudgedFile;
}

let last: vscode.TextDocument | undefined;

/** Notes the active editor: while the panel has the focus there may be none. */
export function noteEditor(editor: vscode.TextEditor | undefined): void {
  if (editor?.document.uri.scheme === "file") last = editor.document;
}

function activeDocument(): vscode.TextDocument | undefined {
  noteEditor(vscode.window.activeTextEditor);
  return last?.isClosed ? undefined : last;
}

/** The file of the active editor and what is judged for it; throws a Trouble where there is nothing to judge. */
export function openFile(): OpenFile {
  const document = activeDocument();
  if (!document) throw new Trouble("open the file that is to be judged");
  return fileOf(document);
}

export function fileOf(document: vscode.TextDocument): OpenFile {
  const path = document.uri.fsPath;
  const home = findJudgebench(dirname(path));
  const judged = judgedFile(relative(home.folder, path).split(sep).join("/"));
  return { document, home, ...(judged && { judged }) };
}

/** Whether an editor shows a file of a task, so that F5 there debugs a case of it. */
export function hasCases(editor: vscode.TextEditor | undefined): boolean {
  if (editor?.document.uri.scheme !== "file") return false;
  try {
    return fileOf(editor.document).judged?.slug !== undefined;
  } catch {
    return false; // no judgebench here
  }
}

/** The workspaces of the open file and of the open folders, the open file's first. */
export function homes(): readonly Judgebench[] {
  const document = activeDocument();
  const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath);
  const from = document ? [dirname(document.uri.fsPath), ...folders] : folders;
  const all = from.flatMap((folder) => {
    try {
      return findJudgebench(folder);
    } catch {
      return [];
    }
  });
  return [...new Map(all.map((home) => [home.folder, home])).values()];
}

/** The first of them; throws the Trouble that says why there is none. */
export function homeOfWindow(): Judgebench {
  const [first] = homes();
  if (first) return first;
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  throw folder ? troubleAt(folder.uri.fsPath) : notFound();
}

function troubleAt(folder: string): unknown {
  try {
    findJudgebench(folder);
  } catch (error) {
    return error;
  }
  return notFound();
}
