import * as vscode from "vscode";
import type { DeskEvent, TaskState } from "../../desk/desk-state";
import { untrusted } from "../trouble";
import { DeskLink } from "./desk-link";
import type { Judgebench } from "./find-judgebench";
import { judgeWanted, runsOnSave, sandboxWanted } from "./settings";
import { showTrouble } from "./show-trouble";

export interface DeskChange {
  readonly link: DeskLink;
  /** Undefined when its server is gone. */
  readonly event?: DeskEvent;
}

/** The servers of this window, one for each workspace that was used; each is started when it is first needed. */
export class Desks implements vscode.Disposable {
  private readonly opening = new Map<string, Promise<DeskLink>>();
  private readonly links = new Map<string, DeskLink>();
  private readonly changes = new vscode.EventEmitter<DeskChange>();
  readonly onChange = this.changes.event;
  private judge = judgeWanted();
  private readonly settings = vscode.workspace.onDidChangeConfiguration((change) => {
    if (change.affectsConfiguration("judgebench.runOnSave")) void this.watch();
    if (change.affectsConfiguration("judgebench.for")) void this.chooseRuntimes();
    if (change.affectsConfiguration("judgebench.sandbox")) void this.startAnew();
  });

  /** The server of a workspace, started if it is not there; rejects with a Trouble. */
  async open(home: Judgebench): Promise<DeskLink> {
    if (!vscode.workspace.isTrusted) throw untrusted();
    const opened = this.opening.get(home.folder) ?? this.start(home);
    this.opening.set(home.folder, opened);
    try {
      return await opened;
    } catch (error) {
      this.opening.delete(home.folder);
      throw error;
    }
  }

  /** A server that runs; undefined where none was needed yet, or where it has ended. */
  running(home: Judgebench): DeskLink | undefined {
    return this.links.get(home.folder);
  }

  get all(): readonly DeskLink[] {
    return [...this.links.values()];
  }

  /** A task with all that is known of it, under the judge that the settings name. */
  async task(home: Judgebench, slug: string): Promise<[DeskLink, TaskState | undefined]> {
    const link = await this.open(home);
    const task = await link.opened(slug);
    const { judge } = this;
    if (task && judge && !task.judge && task.facts?.runtimes.some((one) => one.judge === judge)) {
      await link.order({ type: "runtime", slug, judge });
    }
    return [link, task];
  }

  private async start(home: Judgebench): Promise<DeskLink> {
    let link: DeskLink | undefined;
    const early: DeskEvent[] = [];
    const event = (one: DeskEvent) => {
      if (link) this.changes.fire({ link, event: one });
      else early.push(one);
    };
    const lost = () => {
      if (link) this.forget(link);
    };
    const sandbox = ["--sandbox", sandboxWanted()];
    const progress = { location: vscode.ProgressLocation.Window, title: "starting the desk …" };
    link = await vscode.window.withProgress(progress, () =>
      DeskLink.open(home, sandbox, { event, lost }),
    );
    this.links.set(home.folder, link);
    for (const one of early) this.changes.fire({ link, event: one });
    await link.order({ type: "watch", isOn: runsOnSave() });
    return link;
  }

  private async watch(): Promise<void> {
    for (const link of this.all) await link.order({ type: "watch", isOn: runsOnSave() });
  }

  /** The setting has changed while servers run; a runtime that was chosen in the panel stays. */
  private async chooseRuntimes(): Promise<void> {
    const before = this.judge;
    this.judge = judgeWanted();
    for (const link of this.all) {
      const tasks = link.state?.tasks.filter(({ judge }) => (judge ?? undefined) === before) ?? [];
      for (const { slug, facts } of tasks) {
        const isOffered = facts?.runtimes.some(({ judge }) => judge === this.judge);
        if (this.judge === undefined || isOffered)
          await link.order({ type: "runtime", slug, ...(this.judge && { judge: this.judge }) });
      }
    }
  }

  /** A server has its tier from its start; one that another window started stays. */
  private async startAnew(): Promise<void> {
    for (const link of this.all) {
      if (!link.isOwn) continue;
      await link.end();
      this.forget(link);
      await this.open(link.home).catch(showTrouble);
    }
  }

  private forget(link: DeskLink): void {
    this.links.delete(link.home.folder);
    this.opening.delete(link.home.folder);
    this.changes.fire({ link });
  }

  /** Ends all servers that this window started. */
  async end(): Promise<void> {
    const ended = this.all.map(async (link) => {
      await link.end();
      this.forget(link);
    });
    await Promise.all(ended);
  }

  dispose(): void {
    this.settings.dispose();
    void this.end();
  }
}
