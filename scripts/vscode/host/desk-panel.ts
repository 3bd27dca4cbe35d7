import { randomBytes } from "node:crypto";
import { relative } from "node:path";
import * as vscode from "vscode";
import type { DeskCommand } from "../../desk/desk-command";
import { panelHtml, troubleHtml, waitingHtml } from "../panel-html";
import type { FromPanel, ToPanel } from "../panel-message";
import { serverGone, Trouble } from "../trouble";
import type { DeskLink } from "./desk-link";
import type { DeskChange, Desks } from "./desks";
import { homeOfWindow, openFile } from "./open-file";
import { openPlace } from "./open-place";
import { isPanelBeside } from "./settings";

const KIND = "judgebench.desk";
const COMMANDS = ["judgebench.install", "judgebench.start", "judgebench.openNode"];
const OPTIONS = {
  enableScripts: true,
  localResourceRoots: [],
  enableCommandUris: [...COMMANDS, "workbench.trust.manage"],
};

/** The program in the editor that is no task's solution, as its workspace names it. */
function otherOfEditor(): string | undefined {
  try {
    const { document, home, judged } = openFile();
    return judged?.kind === "program" ? relative(home.folder, document.uri.fsPath) : undefined;
  } catch (error) {
    if (error instanceof Trouble) return undefined; // no judgebench there
    throw error;
  }
}

/** The desk's page in a webview, in the side bar or beside the editor; it follows the active editor. */
export class DeskPanel implements vscode.WebviewViewProvider, vscode.Disposable {
  private readonly desks: Desks;
  private webview: vscode.Webview | undefined;
  private panel: vscode.WebviewPanel | undefined;
  private link: DeskLink | undefined;
  /** A view that the setting hides is gone before we hear of it; a tab is closed by the user. */
  private isWanted = false;
  /** Whose page the webview has; undefined where it has none. */
  private filled: DeskLink | undefined;
  private readonly settings = vscode.workspace.onDidChangeConfiguration((change) => {
    if (change.affectsConfiguration("judgebench.panel")) void this.move();
  });

  constructor(desks: Desks) {
    this.desks = desks;
    desks.onChange((change) => this.hear(change));
  }

  /** Shows the panel where the settings want it. */
  async show(): Promise<void> {
    if (!isPanelBeside()) return vscode.commands.executeCommand(`${KIND}.focus`);
    if (this.panel) return this.panel.reveal(undefined, true);
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const options = { ...OPTIONS, retainContextWhenHidden: true };
    this.panel = vscode.window.createWebviewPanel(KIND, "Desk", place, options);
    this.panel.onDidDispose(() => {
      this.panel = undefined;
      this.webview = undefined;
      this.isWanted = false;
    });
    await this.take(this.panel.webview);
  }

  dispose(): void {
    this.settings.dispose();
    this.panel?.dispose();
  }

  /** The setting has changed while the desk is shown: VS Code hides the view, we open and close the tab. */
  private async move(): Promise<void> {
    if (!this.isWanted) return;
    if (!isPanelBeside()) this.panel?.dispose();
    await this.show();
  }

  async resolveWebviewView(view: vscode.WebviewView): Promise<void> {
    view.webview.options = OPTIONS;
    view.onDidDispose(() => {
      if (this.webview === view.webview) this.webview = undefined;
    });
    await this.take(view.webview);
  }

  /** The page, or why there is none. */
  async fill(): Promise<void> {
    const { webview } = this;
    if (!webview) return;
    if (!this.desks.all.length) {
      webview.html = waitingHtml();
      this.filled = undefined;
    }
    try {
      this.link = await this.desks.open(this.home());
      if (this.filled === this.link) return;
      this.filled = this.link;
      const pieces = ["/page.js", "/page.css"].map((path) => this.link!.request(path));
      const [script, style] = (await Promise.all(pieces)).map(({ bytes }) => String(bytes));
      const nonce = randomBytes(18).toString("base64url");
      const slug = await this.slugOfEditor();
      webview.html = panelHtml({ script: script!, style: style!, slug: slug ?? "", nonce });
    } catch (error) {
      this.filled = undefined;
      const trouble = error instanceof Trouble ? error : new Trouble(String(error));
      webview.html = troubleHtml(trouble);
    }
  }

  /** Shows the task of the active editor, of another workspace's desk where it is of that. */
  async follow(): Promise<void> {
    if (!this.webview || !this.link) return;
    const [slug, other] = [await this.slugOfEditor(), otherOfEditor()];
    if (slug === undefined && other === undefined) return;
    if (openFile().home.folder !== this.link.home.folder) return this.fill();
    this.post({ type: "task", slug: slug ?? "", other: other ?? "" });
  }

  private home() {
    try {
      return openFile().home;
    } catch {
      return homeOfWindow();
    }
  }

  /** The task of the open file, put among the desk's; undefined without one. */
  private async slugOfEditor(): Promise<string | undefined> {
    try {
      const { home, judged } = openFile();
      if (judged?.slug === undefined) return undefined;
      const [, task] = await this.desks.task(home, judged.slug);
      return task?.slug;
    } catch {
      return undefined;
    }
  }

  private async take(webview: vscode.Webview): Promise<void> {
    this.webview = webview;
    this.isWanted = true;
    this.filled = undefined;
    webview.onDidReceiveMessage((message: FromPanel) => this.answer(message));
    await this.fill();
  }

  private hear({ link, event }: DeskChange): void {
    if (link !== this.link) {
      // Whatever started it again: what the panel says of its end is over.
      const isNext = event?.type === "state" && link.home.folder === this.link?.home.folder;
      if (isNext) void this.fill();
      return;
    }
    if (event?.type === "state") this.post({ type: "alive", isAlive: true });
    if (event) this.post({ type: "event", event });
    else if (this.webview) {
      this.webview.html = troubleHtml(serverGone());
      this.filled = undefined;
    }
  }

  private async answer(message: FromPanel): Promise<void> {
    const { link } = this;
    if (message.type === "reload") {
      this.filled = undefined;
      return this.fill();
    }
    if (message.type === "follow") {
      this.post({ type: "alive", isAlive: link?.state !== undefined });
      if (link?.state) this.post({ type: "event", event: { type: "state", state: link.state } });
      return this.follow();
    }
    const { id, request } = message;
    try {
      const opened = request.path === "/command" && (await this.openedHere(request.body ?? ""));
      const answer = opened || (await link!.request(request.path, request.query, request.body));
      const { bytes, ...head } = answer;
      this.post({ type: "answer", id, answer: { ...head, base64: bytes.toString("base64") } });
    } catch {
      this.post({ type: "answer", id });
    }
  }

  /** "Open in the editor" is this editor. */
  private async openedHere(body: string) {
    const command = JSON.parse(body) as DeskCommand;
    if (command.type !== "editor") return undefined;
    const reply = await openPlace(this.link!, command);
    const bytes = Buffer.from(JSON.stringify(reply));
    return { status: 200, type: "application/json", bytes };
  }

  private post(message: ToPanel): void {
    void this.webview?.postMessage(message);
  }
}
