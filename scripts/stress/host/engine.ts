import { spawn } from "node:child_process";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { onInterruption } from "../../base/host/interruption";

const ENGINE = "JUDGEBENCH_ENGINE";
/** What an interrupted engine has for cleaning up; one whose thread is blocked is then killed. */
const GRACE_MS = 1000;

/**
 * In an engine, the signal that its command was interrupted or has ended; undefined elsewhere. Signals
 * do not serve here: work that blocks the thread switches their handlers off and on, and a signal in
 * between is lost. A message is not.
 */
export function engineSignal(): AbortSignal | undefined {
  if (process.env[ENGINE] === undefined || !process.connected) return undefined;
  delete process.env[ENGINE];
  const controller = new AbortController();
  for (const event of ["message", "disconnect"]) process.on(event, () => controller.abort());
  process.channel?.unref();
  return controller.signal;
}

/**
 * Runs a program of Node, such as this command again, as an engine: in a session of its own, where no
 * Ctrl-C arrives. At the first signal here the engine may clean up, print how the run is repeated and
 * end; otherwise it is killed and `last` prints that. A second signal kills it at once.
 */
export async function runEngine(argv: readonly string[], last: () => void): Promise<ExitCode> {
  const engine = spawn(process.execPath, argv, {
    detached: true,
    windowsHide: true,
    env: { ...process.env, [ENGINE]: "1" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const kill = () => void engine.kill("SIGKILL");
  const interrupted = onInterruption(() => {
    engine.send("stop", () => {}); // one that has just ended hears nothing
    setTimeout(kill, GRACE_MS).unref();
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.removeAllListeners(signal).on(signal, kill);
    }
  });
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((done, fail) => {
    engine.once("error", fail);
    engine.once("exit", (code, signal) => done([code, signal]));
  });
  if (interrupted.aborted) {
    if (code !== EXIT.interrupted) last();
    return EXIT.interrupted;
  }
  if (code === null) throw new ExpectedError(`the run was ended by ${signal}`, "fewer --jobs");
  return code as ExitCode;
}
