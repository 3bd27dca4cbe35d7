import * as vscode from "vscode";
import type { Reply } from "../../desk/desk-command";
import { Trouble, untrusted } from "../trouble";
import type { DeskPanel } from "./desk-panel";
import type { DeskChange, Desks } from "./desks";
import { inTerminal } from "./in-terminal";
import { homeOfWindow, type OpenFile, openFile } from "./open-file";
import { judgeWanted } from "./settings";

/** What the palette asks of the open file: the panel shows what becomes of a task, a terminal that of another program. */
export async function orderForOpenFile(
  desks: Desks,
  panel: DeskPanel,
  type: "stress" | "submit" | "send",
): Promise<void> {
  const open = openFile();
  const { document, home, judged } = open;
  if (document.isDirty && !(await document.save())) throw new Trouble("the file was not saved");
  // Another program of a task is never submitted as its solution.
  if (judged?.kind === "program" && type !== "stress") return submitProgram(open, type);
  if (judged?.slug === undefined)
    throw new Trouble("only a task of the desk or of problems/ has this");
  const { slug } = judged;
  const [link, task] = await desks.task(home, slug);
  if (!task) throw new Trouble(`${slug} is neither on the desk nor a problem`);
  taken(await link.order({ type, slug }));
  await panel.show();
}

/** Submits or sends a program that is no task's solution, in a terminal: it may ask something. */
function submitProgram({ document, home }: OpenFile, type: "submit" | "send"): Promise<void> {
  if (!vscode.workspace.isTrusted) throw untrusted();
  const judge = judgeWanted();
  const options = [...(type === "send" ? ["--send"] : []), ...(judge ? ["--for", judge] : [])];
  return inTerminal(home, ["submit", `"${document.uri.fsPath}"`, ...options]);
}

/** A task that nobody imported; its solution opens as it arrives. */
export async function newTask(desks: Desks): Promise<void> {
  const home = homeOfWindow();
  const title = await vscode.window.showInputBox({ prompt: "The task's title, as on its page" });
  if (!title) return;
  const link = await desks.open(home);
  taken(await link.order({ type: "new", title }));
}

function taken(reply: Reply): void {
  if ("error" in reply) throw new Trouble(`${reply.error} (try: ${reply.hint})`);
}

/** Copies what was accepted for submitting: only the editor knows the user's clipboard, if files are elsewhere. */
export function copyAccepted(desks: Desks): void {
  desks.onChange(async ({ link, event }: DeskChange) => {
    const submit = event?.type === "task" ? event.change.submit : undefined;
    if (event?.type !== "task" || submit?.phase !== "done" || !submit.hasCode) return;
    const { bytes } = await link.request("/code", { slug: event.slug });
    await vscode.env.clipboard.writeText(String(bytes));
    const open = "Open the page";
    const ways = submit.page && /^https?:/.test(submit.page) ? [open] : [];
    const words = `${event.slug}: accepted, and copied; paste it`;
    const chosen = await vscode.window.showInformationMessage(words, ...ways);
    if (chosen === open) await vscode.env.openExternal(vscode.Uri.parse(submit.page!));
  });
}
