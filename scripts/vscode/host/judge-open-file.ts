import { relative, sep } from "node:path";
import * as vscode from "vscode";
import { diagnosticsOf } from "../diagnostics";
import { type ProgramRun, programLines } from "../program-run";
import { Trouble, untrusted } from "../trouble";
import type { Desks } from "./desks";
import { judgeProgram } from "./judge-program";
import type { PlaceMarks } from "./mark-places";
import { type OpenFile, openFile } from "./open-file";
import { judgeWanted, sandboxWanted } from "./settings";

/** Judges what is open: a task by its desk, another program by a process of its own. */
export class OpenFileJudge implements vscode.Disposable {
  /** What became of programs, by their paths. */
  readonly runs = new Map<string, ProgramRun>();
  private readonly desks: Desks;
  private readonly marks: PlaceMarks;
  private readonly output = vscode.window.createOutputChannel("judgebench");
  private readonly changes = new vscode.EventEmitter<void>();
  readonly onChange = this.changes.event;

  constructor(desks: Desks, marks: PlaceMarks) {
    this.desks = desks;
    this.marks = marks;
  }

  async judge(): Promise<void> {
    const open = openFile();
    const { document, home, judged } = open;
    if (!judged) throw new Trouble("this file is neither a program nor of a task");
    if (document.isDirty && !(await document.save())) throw new Trouble("the file was not saved");
    if (judged.kind === "program") return this.judgeProgram(open);
    const [link, task] = await this.desks.task(home, judged.slug);
    if (!task) throw new Trouble(`${judged.slug} is neither on the desk nor a problem`);
    const reply = await link.order({ type: "run", slug: judged.slug });
    if ("error" in reply) throw new Trouble(`${reply.error} (try: ${reply.hint})`);
  }

  dispose(): void {
    this.output.dispose();
  }

  private async judgeProgram({ document, home }: OpenFile): Promise<void> {
    if (!vscode.workspace.isTrusted) throw untrusted();
    const path = document.uri.fsPath;
    if (this.runs.get(path)?.isRunning) return;
    const judge = judgeWanted();
    const options = ["--sandbox", sandboxWanted(), ...(judge ? ["--for", judge] : [])];
    const run = await judgeProgram(home, path, options, (now) => {
      this.runs.set(path, now);
      this.changes.fire();
    });
    this.output.replace(`${path}\n${programLines(run).join("\n")}\n`);
    const messages = run.cases
      .filter(({ verdict }) => verdict === "RE")
      .map(({ name, message, stderr = "" }) => `${name}: ${message}\n${stderr}`);
    const own = relative(home.folder, path).split(sep).join("/");
    const places = diagnosticsOf(run.trouble ? [run.trouble] : messages, own);
    this.marks.mark(path, home.folder, places);
    if (run.trouble || run.notes || run.cases.some(({ verdict }) => verdict !== "AC"))
      this.output.show(true);
  }
}
