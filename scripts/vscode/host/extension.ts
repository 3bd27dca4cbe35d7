import { randomBytes } from "node:crypto";
import { dirname, join, relative, sep } from "node:path";
import * as vscode from "vscode";
import type { DeskEvent, TaskState } from "../../desk/desk-state";
import { diagnosticsOf } from "../diagnostics";
import { panelHtml } from "../panel-html";
import { slugOfFile } from "../slug-of-file";
import { statusText } from "../status-text";
import { DeskLink } from "./desk-link";
import { findLauncher, type Workspace } from "./find-launcher";

/** Nothing runs until a command or the panel asks for it. */
class Extension {
  private workspace: Workspace | undefined;
  private opening: Promise<DeskLink> | undefined;
  private link: DeskLink | undefined;
  private view: vscode.WebviewView | undefined;
  private readonly status = vscode.window.createStatusBarItem(1, 100);
  private readonly problems = vscode.languages.createDiagnosticCollection("judgebench");

  constructor({ subscriptions }: vscode.ExtensionContext) {
    this.status.command = "judgebench.judge";
    this.status.tooltip = "judgebench: judge the open file";
    const provider = { resolveWebviewView: (view: vscode.WebviewView) => this.show(view) };
    const kept = { webviewOptions: { retainContextWhenHidden: true } };
    const onTask = (type: "stress" | "submit") => () => this.orderOpen(type);
    subscriptions.push(
      ...[this.status, this.problems, { dispose: () => this.link?.end() }],
      vscode.window.registerWebviewViewProvider("judgebench.desk", provider, kept),
      vscode.window.onDidChangeActiveTextEditor(() => this.follow()),
      vscode.commands.registerCommand("judgebench.judge", () => this.judge()),
      vscode.commands.registerCommand("judgebench.stress", onTask("stress")),
      vscode.commands.registerCommand("judgebench.submit", onTask("submit")),
      vscode.commands.registerCommand("judgebench.stop", () => this.stop()),
    );
  }

  /** Judges the task of the open file; another program is judged in a terminal. */
  private async judge(): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    if (!editor) return this.fail("open the file that is to be judged");
    await editor.document.save();
    const file = editor.document.uri.fsPath;
    const workspace = this.find(dirname(file));
    if (!workspace) return;
    if (this.slug() !== undefined) return this.orderOpen("run");
    const folder = vscode.workspace.getWorkspaceFolder(editor.document.uri);
    if (!folder) return this.fail("open the folder of this file");
    const words = [workspace.launcher, "judge", file];
    const execution = new vscode.ProcessExecution("node", words, { cwd: workspace.folder });
    const task = new vscode.Task({ type: "judgebench" }, folder, "judge", "judgebench", execution);
    await vscode.tasks.executeTask(task);
  }

  private async orderOpen(type: "run" | "stress" | "submit"): Promise<void> {
    const link = await this.desk();
    const slug = this.slug();
    if (!link) return;
    if (slug === undefined) return this.fail("open a solution of the desk or of problems/");
    for (const order of ["open", type] as const) {
      const reply = await link.order({ type: order, slug });
      if ("error" in reply) return this.fail(`${reply.error} ${reply.hint}`.trim());
    }
    if (type !== "run") await vscode.commands.executeCommand("judgebench.desk.focus");
    this.follow();
  }

  /** The server of this window, started when first needed; undefined after a message says why. */
  private async desk(): Promise<DeskLink | undefined> {
    const file = vscode.window.activeTextEditor?.document.uri.fsPath;
    const [first] = vscode.workspace.workspaceFolders ?? [];
    const from = file === undefined ? first?.uri.fsPath : dirname(file);
    this.workspace ??= this.find(from ?? first?.uri.fsPath);
    if (!this.workspace) return undefined;
    const lost = () => this.lost();
    this.opening ??= DeskLink.open(this.workspace, (event) => this.hear(event), lost);
    try {
      this.link = await this.opening;
      return this.link;
    } catch (error) {
      this.opening = undefined;
      this.fail(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  private find(folder: string | undefined): Workspace | undefined {
    const workspace = folder === undefined ? undefined : findLauncher(folder);
    if (!workspace) this.fail("found no judgebench here: npm i -D judgebench, then npx jb init");
    return workspace;
  }

  private slug(): string | undefined {
    const file = vscode.window.activeTextEditor?.document.uri.fsPath;
    const root = this.workspace ?? (file === undefined ? undefined : findLauncher(dirname(file)));
    if (file === undefined || !root) return undefined;
    return slugOfFile(relative(root.folder, file).split(sep).join("/"));
  }

  private async show(view: vscode.WebviewView): Promise<void> {
    this.view = view;
    view.onDidDispose(() => {
      this.view = undefined;
    });
    view.webview.options = { enableScripts: true, localResourceRoots: [] };
    view.webview.onDidReceiveMessage((message) => this.answer(message));
    await this.fill();
  }

  private async fill(): Promise<void> {
    const link = await this.desk();
    if (!link || !this.view) return;
    const [script, style] = await Promise.all(
      ["/page.js", "/page.css"].map((path) => link.request(path)),
    );
    const nonce = randomBytes(18).toString("base64url");
    const slug = this.slug() ?? "";
    const pieces = { script: String(script?.bytes), style: String(style?.bytes), slug, nonce };
    this.view.webview.html = panelHtml(pieces);
  }

  private async answer(message: vscode.PanelMessage): Promise<void> {
    if (message.type === "reload") return this.fill();
    const { link } = this;
    const state = link?.state;
    if (message.type === "follow") {
      this.post({ type: "alive", isAlive: state !== undefined });
      if (state) this.post({ type: "event", event: { type: "state", state } });
      return;
    }
    const { id, request } = message;
    try {
      const given = await link!.request(request.path, request.query, request.body);
      const { bytes, ...head } = given;
      this.post({ type: "answer", id, answer: { ...head, base64: bytes.toString("base64") } });
    } catch {
      this.post({ type: "answer", id });
    }
  }

  private hear(event: DeskEvent): void {
    if (event.type === "state") this.post({ type: "alive", isAlive: true });
    this.post({ type: "event", event });
    this.draw();
  }

  /** The panel and the status bar show the task of the active editor. */
  private follow(): void {
    const slug = this.slug();
    if (slug !== undefined) this.post({ type: "task", slug });
    this.draw();
  }

  private draw(): void {
    const tasks: readonly TaskState[] = this.link?.state?.tasks ?? [];
    const task = tasks.find(({ slug }) => slug === this.slug());
    if (task) this.status.text = statusText(task);
    if (task) this.status.show();
    else this.status.hide();
    this.problems.clear();
    const all = tasks.flatMap(diagnosticsOf);
    for (const path of new Set(all.map((one) => one.path))) {
      const list = all.filter((one) => one.path === path);
      const shown = list.map(({ line, column, message }) => {
        const range = new vscode.Range(line - 1, column - 1, line - 1, 1000);
        const diagnostic = new vscode.Diagnostic(range, message);
        diagnostic.source = "judgebench";
        return diagnostic;
      });
      this.problems.set(vscode.Uri.file(join(this.workspace!.folder, path)), shown);
    }
  }

  private stop(): void {
    this.link?.end();
    this.lost();
  }

  /** The next command or look at the panel starts another server. */
  private lost(): void {
    this.link = undefined;
    this.opening = undefined;
    this.post({ type: "alive", isAlive: false });
    this.draw();
  }

  private post(message: object): void {
    void this.view?.webview.postMessage(message);
  }

  private fail(message: string): void {
    void vscode.window.showErrorMessage(`judgebench: ${message}`);
  }
}

export function activate(context: vscode.ExtensionContext): void {
  new Extension(context);
}
