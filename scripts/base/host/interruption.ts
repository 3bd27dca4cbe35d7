import { EXIT } from "../exit-code";

/** The first Ctrl-C, SIGTERM or SIGHUP lets a run clean up and end; the second ends it at once. */
export function onInterruption(stop: () => void): AbortSignal {
  const controller = new AbortController();
  if (runs.length === 0) for (const signal of SIGNALS) process.on(signal, interruptAll);
  runs.push(() => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    controller.abort();
    stop();
  });
  return controller.signal;
}

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
