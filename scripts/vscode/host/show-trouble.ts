import * as vscode from "vscode";
import { Trouble } from "../trouble";

/** Shows why something is not done, and does what the user chooses of the ways on. */
export async function showTrouble(error: unknown): Promise<void> {
  const { message, ways = [] } = error instanceof Trouble ? error : { message: String(error) };
  const titles = ways.map(({ title }) => title);
  const chosen = await vscode.window.showErrorMessage(`judgebench: ${message}`, ...titles);
  const way = ways.find(({ title }) => title === chosen);
  if (way) await vscode.commands.executeCommand(way.command, ...(way.words ?? []));
}
