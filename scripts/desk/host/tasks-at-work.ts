// Long: stress, submit, send, files and the debugger are each started, followed and ended here.

import { EXIT } from "../../base/exit-code";
import { WORKSPACE } from "../../base/host/roots";
import { addCases } from "../../problem/host/add-cases";
import { copyToClipboard } from "../../submit/host/clipboard";
import { openPage } from "../../submit/host/open-page";
import type { MachineName } from "../../targets/machines";
import { debugView } from "../debug-view";
import type { Reply } from "../desk-command";
import type { DebugView, StressView, SubmitView } from "../desk-state";
import { endedStress, type StressLine, stressView } from "../stress-view";
import { CommandChild } from "./command-child";
import { referenceVersion } from "./list-desk";
import { dropUpload } from "./uploads";

const MOST_LINES = 200;

interface SendWish {
  readonly judge?: MachineName;
  readonly again: boolean;
}

type Show = (change: { stress?: StressView; submit?: SubmitView; debug?: DebugView }) => void;

/** Stress and submit of the tasks: each is the command itself, as a process. */
export class TasksAtWork {
  private readonly stresses = new Map<string, CommandChild>();
  private readonly submits = new Map<string, CommandChild>();
  private readonly debugged = new Map<string, CommandChild>();
  private readonly imports = new Map<string, CommandChild>();
  private readonly faults = new Map<string, NonNullable<StressLine["fault"]>>();
  private readonly codes = new Map<string, string>();

  stress(slug: string, seed: number, show: Show): Reply {
    if (this.stresses.has(slug)) return { error: "stress is running", hint: "stop it first" };
    this.faults.delete(slug);
    let view: StressView = { phase: "looking", tried: 0, perSecond: 0, seed, lines: [] };
    const change = (next: StressView) => {
      view = next;
      show({ stress: view });
    };
    change(view);
    const words = ["stress", slug, "--events", "--no-save", "--for", "24h", "--seed", `${seed}`];
    const child = new CommandChild(words, {
      line: (text) => {
        const line = parsed(text);
        if (line?.fault) this.faults.set(slug, line.fault);
        if (line) change(stressView(view, line));
      },
      remark: (text) => change(stressView(view, { type: "text", text })),
      ended: (exitCode) => {
        this.stresses.delete(slug);
        change({ ...endedStress(view, exitCode), reference: referenceVersion(slug) });
      },
    });
    this.stresses.set(slug, child);
    return { done: true };
  }

  endStress(slug: string): Reply {
    void this.stresses.get(slug)?.end();
    return { done: true };
  }

  /** Makes the smallest failing input a case. */
  keep(slug: string): Reply {
    const fault = this.faults.get(slug);
    if (fault?.expected === undefined) {
      return { error: "there is no failing input with an answer", hint: "start stress" };
    }
    const [input, output] = [fault.input, fault.expected].map((part) =>
      Buffer.from(part, "base64"),
    );
    const why = `counter-example of a stress run: solution.ts gave ${fault.verdict}`;
    const { added } = addCases(WORKSPACE, slug, [
      { name: "stress-1", input: input!, output: output!, origin: { from: "hand", why } },
    ]);
    const [name] = added;
    return name === undefined
      ? { done: true, note: "a case with this input is there already" }
      : { done: true, note: `kept as ${name}`, name };
  }

  /** Runs a case under the debugger, which attaches to the address that is shown. */
  debug(slug: string, name: string, show: Show): Reply {
    if (this.debugged.has(slug)) return { error: "a case is being debugged", hint: "end it first" };
    let view: DebugView = { name, phase: "starting", lines: [] };
    const change = (next: DebugView) => {
      view = next;
      show({ debug: view });
    };
    change(view);
    const child = new CommandChild(["run", slug, name, "--inspect"], {
      remark: (line) => change(debugView(view, line)),
      ended: () => {
        this.debugged.delete(slug);
        change({ ...view, phase: "ended" });
      },
    });
    this.debugged.set(slug, child);
    return { done: true };
  }

  endDebug(slug: string): Reply {
    void this.debugged.get(slug)?.end();
    return { done: true };
  }

  /** Imports cases as `jb import` does; `tell` hears what it says, and whether that is good news. */
  takeFiles(
    upload: string,
    place: string,
    slug: string | undefined,
    tell: (line: string, isNews: boolean) => void,
  ): Reply {
    const words = ["import", place, ...(slug === undefined ? [] : ["--to", slug])];
    const child = new CommandChild(words, {
      line: (line) => {
        if (!/next: /.test(line)) tell(line.trim(), true);
      },
      remark: (line) => tell(line.trim(), false),
      ended: () => {
        this.imports.delete(upload);
        dropUpload(upload);
      },
    });
    this.imports.set(upload, child);
    return { done: true, note: "taking the cases …" };
  }

  submit(
    slug: string,
    judge: MachineName | undefined,
    page: string | undefined,
    show: Show,
  ): Reply {
    if (this.submits.has(slug)) return { error: "it is being submitted", hint: "wait" };
    this.codes.delete(slug);
    const lines: string[] = [];
    const tell = (more: Omit<SubmitView, "lines" | "hasCode">) =>
      show({ submit: { ...more, lines: lines.slice(-MOST_LINES), hasCode: this.codes.has(slug) } });
    tell({ phase: "judging" });
    const words = ["submit", slug, "--stdout", ...(judge ? ["--for", judge] : [])];
    const child = new CommandChild(words, {
      remark: (line) => {
        lines.push(line);
        tell({ phase: "judging" });
      },
      ended: (exitCode, code) => {
        this.submits.delete(slug);
        if (exitCode !== EXIT.accepted) {
          tell({ phase: "failed" });
          return;
        }
        this.codes.set(slug, code);
        void handOver(code, page).then((copied) => {
          const where = { ...(page !== undefined && { page }), ...(copied && { copied }) };
          tell({ phase: "done", ...where });
        });
      },
    });
    this.submits.set(slug, child);
    return { done: true };
  }

  /** `submit --send` as a terminal runs it; what it says is shown line by line. */
  send(slug: string, { judge, again }: SendWish, show: Show): Reply {
    if (this.submits.has(slug)) return { error: "it is being submitted", hint: "wait" };
    this.codes.delete(slug);
    const lines: string[] = [];
    const tell = (phase: SubmitView["phase"], exitCode?: number | null) => {
      const sending = exitCode === undefined ? {} : { exitCode };
      show({ submit: { phase, lines: lines.slice(-MOST_LINES), hasCode: false, sending } });
    };
    const add = (line: string) => {
      lines.push(line);
      tell("judging");
    };
    tell("judging");
    const words = ["submit", slug, "--send"];
    if (judge) words.push("--for", judge);
    if (again) words.push("--again");
    const child = new CommandChild(words, {
      line: add,
      remark: add,
      ended: (exitCode) => {
        this.submits.delete(slug);
        tell(exitCode === EXIT.accepted ? "done" : "failed", exitCode);
      },
    });
    this.submits.set(slug, child);
    return { done: true };
  }

  /** The file that was accepted last, for the page's own clipboard. */
  code(slug: string): string | undefined {
    return this.codes.get(slug);
  }

  async end(): Promise<void> {
    const { stresses, submits, debugged, imports } = this;
    const children = [stresses, submits, debugged, imports].flatMap((map) => [...map.values()]);
    await Promise.all(children.map((child) => child.end()));
  }
}

async function handOver(code: string, page: string | undefined): Promise<string | undefined> {
  const { platform, env } = process;
  if (page !== undefined) await openPage(page, platform, env);
  return copyToClipboard(code, { platform, env, terminal: undefined });
}

function parsed(line: string): StressLine | undefined {
  try {
    return JSON.parse(line) as StressLine;
  } catch {
    return { type: "text", text: line };
  }
}
