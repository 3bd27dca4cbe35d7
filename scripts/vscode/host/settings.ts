import * as vscode from "vscode";
import type { MachineName } from "../../targets/machines";

const all = () => vscode.workspace.getConfiguration("judgebench");

/** Whether the desk judges what is saved; asked anew at each start of a server. */
export const runsOnSave = () => all().get("runOnSave", true);

/** The judge whose runtime runs programs; undefined for this machine's Node. */
export const judgeWanted = () => (all().get<string>("for") || undefined) as MachineName | undefined;

export const sandboxWanted = () => all().get("sandbox", "auto");

export const isPanelBeside = () => all().get("panel") === "beside the editor";
