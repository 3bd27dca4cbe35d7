import { type ChildProcess, spawn } from "node:child_process";
import { LAUNCHER } from "../../base/host/roots";
import type { EngineOrder, EngineReport } from "../engine-message";

const GRACE_MS = 3000;
const AGAIN_MS = 500;

/** The process that judges, started again when it ends on its own. */
export class EngineProcess {
  private child: ChildProcess | undefined;
  /** Orders between the end of one process and the start of the next. */
  private readonly waiting: EngineOrder[] = [];
  private isEnding = false;
  private readonly heard: (report: EngineReport) => void;
  private readonly lost: () => void;
  private readonly sandbox: string;

  /** `lost` hears that the process ended in the middle; a new one reports "ready" soon. */
  constructor(sandbox: string, heard: (report: EngineReport) => void, lost: () => void) {
    this.sandbox = sandbox;
    this.heard = heard;
    this.lost = lost;
    this.start();
  }

  send(order: EngineOrder): void {
    if (this.child?.connected) this.child.send(order, () => {});
    else if (!this.isEnding) this.waiting.push(order);
  }

  /** Ends it and what it runs; one whose thread is blocked is killed. */
  async end(): Promise<void> {
    this.isEnding = true;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once("exit", done));
    this.send({ type: "end" });
    const timer = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
    await ended;
    clearTimeout(timer);
  }

  private start(): void {
    const child = spawn(
      process.execPath,
      [LAUNCHER, "desk", "--engine", "--sandbox", this.sandbox],
      {
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      },
    );
    this.child = child;
    for (const order of this.waiting.splice(0)) this.send(order);
    child.on("message", (report: EngineReport) => this.heard(report));
    child.on("exit", () => {
      if (this.isEnding) return;
      this.lost();
      setTimeout(() => {
        if (!this.isEnding) this.start();
      }, AGAIN_MS);
    });
  }
}
