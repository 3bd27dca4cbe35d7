import { join } from "node:path";
import * as vscode from "vscode";
import type { DeskEvent, ResultRow } from "../../desk/desk-state";
import { outcome, type TestNode, testId, testName, testsTree } from "../tests-tree";
import type { DeskLink } from "./desk-link";
import type { DeskChange, Desks } from "./desks";
import { homeOfWindow, homes, openFile } from "./open-file";
import { showTrouble } from "./show-trouble";
import { TaskRun } from "./task-run";

/** The tasks of the desks and their cases in the Testing view; each judging is shown there, from wherever it was started. */
export class TestingView implements vscode.Disposable {
  private readonly controller = vscode.tests.createTestController("judgebench", "judgebench");
  private readonly desks: Desks;
  private readonly debug: (link: DeskLink, slug: string, name: string) => Promise<void>;
  private readonly runs = new Map<string, TaskRun>();

  constructor(desks: Desks, debug: (link: DeskLink, slug: string, name: string) => Promise<void>) {
    this.desks = desks;
    this.debug = debug;
    const { controller } = this;
    const { Run, Debug } = vscode.TestRunProfileKind;
    controller.createRunProfile("Judge", Run, (...all) => this.judge(...all), true);
    controller.createRunProfile("Debug", Debug, (request) => this.debugFirst(request), true);
    controller.refreshHandler = () => this.open();
    controller.resolveHandler = async (item) => {
      if (!item) await this.open();
    };
    desks.onChange((change) => this.hear(change));
  }

  /** Starts the desks of the open folders and shows their cases. */
  async show(): Promise<void> {
    await vscode.commands.executeCommand("workbench.view.testing.focus");
    homeOfWindow(); // or why there is none
    await this.open();
  }

  /** Starts the desks of the open folders. */
  async open(): Promise<void> {
    for (const home of homes()) {
      try {
        const link = await this.desks.open(home);
        await this.addOpenFile();
        this.fill(link);
      } catch (error) {
        void showTrouble(error);
      }
    }
  }

  /** A desk has no problem that was not opened yet: that of the active editor is wanted. */
  private async addOpenFile(): Promise<void> {
    try {
      const { home, judged } = openFile();
      if (judged?.slug !== undefined) await this.desks.task(home, judged.slug);
    } catch {
      // no file of a task is open
    }
  }

  dispose(): void {
    this.controller.dispose();
  }

  private fill(link: DeskLink): void {
    const { folder } = link.home;
    const nodes = link.state ? testsTree(link.state, folder) : [];
    this.put(this.controller.items, nodes, folder);
    this.noteTests();
  }

  /** Keys of the manifest ask for it. */
  private noteTests(): void {
    const hasTests = this.controller.items.size > 0;
    void vscode.commands.executeCommand("setContext", "judgebench.hasTests", hasTests);
  }

  /** Keeps the items that are there, since a new one would lose its verdict, and those of other workspaces. */
  private put(items: vscode.TestItemCollection, nodes: readonly TestNode[], folder: string): void {
    const wanted = new Set(nodes.map(({ id }) => id));
    items.forEach(({ id }) => {
      if (testName(id).folder === folder && !wanted.has(id)) items.delete(id);
    });
    for (const { id, label, description, path, children } of nodes) {
      const present = items.get(id);
      const item =
        present ?? this.controller.createTestItem(id, label, vscode.Uri.file(join(folder, path)));
      item.label = label;
      item.description = description;
      if (!present) items.add(item);
      this.put(item.children, children, folder);
    }
  }

  private item({ home }: DeskLink, slug: string): vscode.TestItem | undefined {
    return this.controller.items.get(testId(home.folder, slug));
  }

  private async judge(
    request: vscode.TestRunRequest,
    token: vscode.CancellationToken,
  ): Promise<void> {
    if (this.desks.all.length === 0) await this.open(); // "run all" before the first look
    const run = this.controller.createTestRun(request);
    const started: Promise<void>[] = [];
    for (const [link, names] of this.chosen(request)) {
      for (const [slug, some] of names) {
        const item = this.item(link, slug);
        if (!item) continue;
        const taskRun = new TaskRun(link, slug, item, run, some);
        this.runs.set(`${link.home.folder} ${slug}`, taskRun);
        started.push(taskRun.ended);
        token.onCancellationRequested(() => void link.order({ type: "stop", slug }));
        const wish = some.length > 0 ? { names: some, again: true } : {};
        const reply = await link.order({ type: "run", slug, ...wish });
        if ("error" in reply) taskRun.fail(reply.error);
      }
    }
    await Promise.all(started);
    run.end();
  }

  /** The tasks that a request names with their cases; no case stands for all. */
  private chosen({ include, exclude = [] }: vscode.TestRunRequest) {
    const namesByLink = new Map<DeskLink, Map<string, string[]>>();
    for (const link of this.desks.all) {
      const names = new Map<string, string[]>();
      namesByLink.set(link, names);
      for (const item of include ?? all(this.controller.items)) {
        const { folder, slug, name } = testName(item.id);
        if (folder !== link.home.folder || exclude.includes(item)) continue;
        if (name === undefined) names.set(slug, []);
        else if (names.get(slug)?.length !== 0) names.set(slug, [...(names.get(slug) ?? []), name]);
      }
    }
    return namesByLink;
  }

  private async debugFirst(request: vscode.TestRunRequest): Promise<void> {
    for (const [link, names] of this.chosen(request)) {
      const [first] = names;
      if (!first) continue;
      const [slug, some] = first;
      const name = some[0] ?? link.task(slug)?.cases[0]?.name;
      if (name !== undefined) return this.debug(link, slug, name);
    }
  }

  private hear({ link, event }: DeskChange): void {
    if (!event) {
      this.put(this.controller.items, [], link.home.folder);
      this.noteTests();
      return;
    }
    const { type } = event;
    const isListing =
      type === "state" || type === "tasks" || (type === "task" && event.change.cases);
    if (isListing) this.fill(link);
    if (type === "result") this.result(link, event.slug, event.name, event.result);
    if (type === "task" && "running" in event.change) this.turn(link, event);
  }

  /** A judging begins or ends: those that a save or the panel asked for get a run of their own. */
  private turn(link: DeskLink, { slug, change }: Extract<DeskEvent, { type: "task" }>): void {
    const key = `${link.home.folder} ${slug}`;
    const item = this.item(link, slug);
    const current = this.runs.get(key);
    if (change.running && !current && item) {
      const request = new vscode.TestRunRequest([item]);
      const run = this.controller.createTestRun(request, undefined, false);
      const started = new TaskRun(link, slug, item, run);
      this.runs.set(key, started);
      void started.ended.then(() => run.end());
    }
    if (change.running || !current) return;
    this.runs.delete(key);
    void current.end();
  }

  private result(link: DeskLink, slug: string, name: string, row: ResultRow): void {
    const run = this.runs.get(`${link.home.folder} ${slug}`);
    const item = this.item(link, slug)?.children.get(testId(link.home.folder, slug, name));
    if (run && item) run.report(item, name, outcome(row));
  }
}

function all(items: vscode.TestItemCollection): vscode.TestItem[] {
  const list: vscode.TestItem[] = [];
  items.forEach((item) => {
    list.push(item);
  });
  return list;
}
