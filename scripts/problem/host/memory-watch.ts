import { Worker } from "node:worker_threads";

const [OFF, ON, OVER, SIGNALLED] = [0, 1, 2, 3];
const MIB = 2 ** 20;
const MOST_WAIT_MS = 1000;

/** State, and the most MiB that the process may take. */
const shared = new Int32Array(new SharedArrayBuffer(8));
let worker: Worker | undefined;

/** Looks at the memory of the process from another thread, which goes on while this one is blocked. */
const LOOK = `
  const { shared, last } = require("node:worker_threads").workerData;
  setInterval(() => {
    if (Atomics.load(shared, 0) !== ${ON}) return;
    if (process.memoryUsage.rss() <= Atomics.load(shared, 1) * ${MIB}) return;
    if (Atomics.compareExchange(shared, 0, ${ON}, ${OVER}) !== ${ON}) return;
    if (last) require("node:fs").writeSync(2, last);
    process.kill(process.pid, "SIGINT");
    Atomics.store(shared, 0, ${SIGNALLED});
    Atomics.notify(shared, 0);
  }, 20);
`;

/** On Windows a signal to oneself ends the process: this is said before. */
const LAST = `error: a part of the problem takes too much memory, and Windows can only end all of it
  try: look at generate.ts and validate.ts for what grows
`;

/** Breaks off a script with `breakOnSigint` when the process takes too much memory. */
export class MemoryWatch {
  readonly mostMiB: number;

  private constructor(mostMiB: number) {
    this.mostMiB = mostMiB;
  }

  /** One at a time: `mostMiB` counts from what the process takes now. */
  static begin(mostMiB: number): MemoryWatch {
    if (!worker) {
      const last = process.platform === "win32" ? LAST : "";
      worker = new Worker(LOOK, { eval: true, workerData: { shared, last } });
      worker.unref();
    }
    Atomics.store(shared, 1, Math.round(process.memoryUsage.rss() / MIB) + mostMiB);
    Atomics.store(shared, 0, ON);
    return new MemoryWatch(mostMiB);
  }

  /** Called inside the script: a signal that is on its way still breaks it off. */
  end(): void {
    if (Atomics.compareExchange(shared, 0, ON, OFF) === OVER) {
      Atomics.wait(shared, 0, OVER, MOST_WAIT_MS);
    }
  }

  /** After the script was broken off: whether this watch did it. */
  get isOver(): boolean {
    if (Atomics.load(shared, 0) === OVER) Atomics.wait(shared, 0, OVER, MOST_WAIT_MS);
    return Atomics.load(shared, 0) === SIGNALLED;
  }
}
