import * as vscode from "vscode";
import { ownId, testName } from "../tests-tree";
import { Trouble } from "../trouble";
import { debugCase } from "./debug-case";
import type { Desks } from "./desks";

/** Debugs the case that is selected in the Testing view, of a task its first. */
export async function debugSelected(desks: Desks): Promise<void> {
  const { folder, slug, name } = testName(await selectedId());
  for (const link of desks.all) {
    const task = folder === link.home.folder ? link.task(slug) : undefined;
    const chosen = name ?? task?.cases[0]?.name;
    if (task && chosen !== undefined) return debugCase(link, slug, chosen);
  }
  throw new Trouble("select a case in the Testing view, then press F5");
}

/** Our own id of what is selected; only a command that VS Code does not document knows it. */
async function selectedId(): Promise<string> {
  const ask = vscode.commands.executeCommand<{ readonly include: readonly string[] }>(
    "_testing.getExplorerSelection",
  );
  const selection = await ask.then(undefined, () => undefined);
  return ownId(selection?.include[0] ?? "");
}
