import * as vscode from "vscode";
import { F5 } from "../manifest";
import { Trouble } from "../trouble";
import type { DeskLink } from "./desk-link";
import type { DeskChange, Desks } from "./desks";
import { openFile } from "./open-file";

/** Attaches VS Code's own debugger to every case that a desk runs under one, from wherever it was started. */
export function attachToCases(desks: Desks): void {
  const attached = new Set<string>();
  desks.onChange(({ link, event }: DeskChange) => {
    if (event?.type !== "task" || !event.change.debug) return;
    const { name, phase, address } = event.change.debug;
    if (phase !== "waiting" || address === undefined || attached.has(address)) return;
    attached.add(address);
    void attach(link, `${event.slug} ${name}`, address);
  });
}

async function attach(link: DeskLink, title: string, place: string): Promise<void> {
  const [address, port] = place.split(":");
  await vscode.debug.startDebugging(undefined, {
    ...{ type: "node", request: "attach", name: `judgebench: ${title}` },
    ...{ address, port: Number(port), cwd: link.home.folder },
    continueOnAttach: true,
    // Packages name maps that they do not bring.
    resolveSourceMapLocations: ["**", "!**/node_modules/{ts-node,typescript,@swc}/**"],
    skipFiles: ["<node_internals>/**", "**/node_modules/ts-node/**"],
  });
}

/** Runs a case from its TypeScript, stopped until the debugger is there. */
export async function debugCase(link: DeskLink, slug: string, name: string): Promise<void> {
  const reply = await link.order({ type: "debug", slug, name });
  if ("error" in reply) throw new Trouble(`${reply.error} (try: ${reply.hint})`);
}

/**
 * Asks for a case of the open file, the first that failed first, and debugs it. F5 that comes before VS Code
 * knows that another file is open does what it does there.
 */
export async function debugOpenFile(desks: Desks, by?: unknown): Promise<void> {
  const { document, home, judged } = openFile();
  if (judged?.slug === undefined && by === F5)
    return vscode.commands.executeCommand("workbench.action.debug.start");
  if (judged?.slug === undefined)
    throw new Trouble("only a solution of the desk or of problems/ has cases");
  await document.save();
  const [link, task] = await desks.task(home, judged.slug);
  const rows = (task?.cases ?? []).map(({ name }) => ({
    label: name,
    description: task?.results[name]?.verdict ?? "",
  }));
  const sorted = rows.sort(
    (a, b) => Number(a.description === "AC") - Number(b.description === "AC"),
  );
  const chosen = await vscode.window.showQuickPick(sorted, { placeHolder: "the case to debug" });
  if (chosen) await debugCase(link, judged.slug, chosen.label);
}
