import { EXIT, type ExitCode } from "../exit-code";

/** The first Ctrl-C, SIGTERM or SIGHUP lets a run clean up and end; the second ends it at once. */
export function onInterruption(stop: () => void): AbortSignal {
  const controller = new AbortController();
  if (runs.length === 0) for (const signal of SIGNALS) process.on(signal, interruptAll);
  runs.push(() => {
    if (controller.signal.aborted) process.exit(commitment ?? EXIT.interrupted);
    controller.abort();
    stop();
  });
  return controller.signal;
}

/**
 * Says that what is done from now on cannot be taken back: whatever ends the command before it knows more,
 * `code` is its exit code, and an output that cannot be written ends nothing. Gives what takes that back.
 */
export function commitTo(code: ExitCode): () => void {
  commitment = code;
  return () => {
    commitment = undefined;
  };
}

/** The exit code of a command that cannot take back what it did. */
export function committedTo(): ExitCode | undefined {
  return commitment;
}

let commitment: ExitCode | undefined;

/** Of this process: a command has one, its tests one after another. */
const runs: (() => void)[] = [];

function interruptAll(): void {
  for (const interrupt of runs) interrupt();
}

/**
 * For work that blocks the thread, so that no handler would run: during the work a signal ends the
 * process.
 */
export function killable<T>(work: () => T): T {
  const heard = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  try {
    return work();
  } finally {
    for (const [signal, listeners] of heard) {
      for (const listener of listeners) process.on(signal, listener);
    }
  }
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
