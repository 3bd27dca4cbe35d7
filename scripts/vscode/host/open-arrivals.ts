import * as vscode from "vscode";
import { Arrivals, lineOfSolve } from "../arrived";
import type { DeskPanel } from "./desk-panel";
import type { DeskChange, Desks } from "./desks";
import { openAt, solutionUri } from "./open-place";

/** Opens what Competitive Companion or the panel brings to the desk, with the cursor in solve. */
export function openArrivals(desks: Desks, panel: DeskPanel): void {
  const arrivals = new Arrivals();
  desks.onChange(async ({ link, event }: DeskChange) => {
    if (event?.type !== "tasks") return;
    const task = arrivals.toOpen(event.fresh, Date.now());
    if (!task) return;
    const uri = solutionUri(link, task);
    const document = await vscode.workspace.openTextDocument(uri);
    const line = lineOfSolve(document.getText());
    await openAt(uri, line, document.lineAt(line - 1).firstNonWhitespaceCharacterIndex + 1);
    await panel.show();
  });
}
