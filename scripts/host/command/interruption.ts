import { EXIT } from "../../core/exit-code";

/** Ctrl-C and its kin end a run in good order; a second one ends it at once. */
export function onInterruption(stop: () => void): AbortSignal {
  const controller = new AbortController();
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    controller.abort();
    stop();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, interrupt);
  return controller.signal;
}
