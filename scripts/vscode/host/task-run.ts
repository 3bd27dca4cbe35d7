import * as vscode from "vscode";
import { type Outcome, testName } from "../tests-tree";
import type { DeskLink } from "./desk-link";
import { messageOf } from "./open-place";

/** One judging of a task, as the Testing view follows it. */
export class TaskRun {
  /** When all is reported. */
  readonly ended: Promise<void>;
  private over = () => {};
  private readonly link: DeskLink;
  private readonly slug: string;
  private readonly item: vscode.TestItem;
  private readonly run: vscode.TestRun;
  private readonly names: ReadonlySet<string>;
  private readonly reports: Promise<void>[] = [];

  /** Without names it is of all cases. What is told of others meanwhile, as it is known from before, is not its own. */
  constructor(
    link: DeskLink,
    slug: string,
    item: vscode.TestItem,
    run: vscode.TestRun,
    names: readonly string[] = [],
  ) {
    this.names = new Set(names);
    this.link = link;
    this.slug = slug;
    this.item = item;
    this.run = run;
    this.ended = new Promise((done) => {
      this.over = done;
    });
    item.children.forEach((testCase) => {
      if (this.isWanted(testName(testCase.id).name)) run.started(testCase);
    });
  }

  private isWanted(name = ""): boolean {
    return this.names.size === 0 || this.names.has(name);
  }

  report(item: vscode.TestItem, name: string, { type, timeMs, ...failure }: Outcome): void {
    if (!this.isWanted(name)) return;
    if (type === "passed") this.run.passed(item, timeMs);
    else if (type === "skipped") this.run.skipped(item);
    else if ("message" in failure) {
      const shown = this.messages(name, failure.message);
      this.reports.push(shown.then((message) => this.run.failed(item, message, timeMs)));
    }
  }

  /** Why there is no program, or nothing was run. */
  fail(message: string): void {
    this.run.errored(this.item, new vscode.TestMessage(message));
    this.over();
  }

  async end(): Promise<void> {
    await Promise.all(this.reports);
    const message = this.link.task(this.slug)?.broken?.message;
    if (message !== undefined) this.fail(message);
    else this.over();
  }

  /** Expected and found as VS Code shows them side by side, where the case has both. */
  private async messages(name: string, text: string): Promise<vscode.TestMessage> {
    const { link, slug } = this;
    const task = link.task(slug);
    const [whole, expected, printed] = await Promise.all([
      task ? messageOf(link, task, name) : text,
      this.text(name, "expected"),
      this.text(name, "found"),
    ]).catch(() => [text]);
    const long = `${text}\n${whole}`.trim();
    const isDifferent = expected !== undefined && printed !== undefined && expected !== printed;
    return isDifferent
      ? vscode.TestMessage.diff(text, expected, printed)
      : new vscode.TestMessage(long);
  }

  /** The first piece of a text of a case. */
  private async text(name: string, part: string): Promise<string | undefined> {
    const { status, bytes } = await this.link.request("/text", {
      ...{ slug: this.slug, name, part, from: "0" },
    });
    return status === 200 ? String(bytes) : undefined;
  }
}
