import { type Context, createContext, runInContext } from "node:vm";
import { ExpectedError } from "../../base/expected-error";
import { killable } from "../../base/host/interruption";
import { MemoryWatch } from "./memory-watch";

interface Realm extends Context {
  work: () => void;
}

let realm: Realm | undefined;

/**
 * Runs work that blocks the thread and may never end: a signal ends the process, and after `limitMs`
 * the work is broken off with an ExpectedError that opens with `what`. So is work that calls
 * process.exit, and with `mostMiB` work that takes this much memory.
 */
export function bounded<T>(
  what: string,
  limitMs: number,
  hint: string,
  work: () => T,
  mostMiB?: number,
): T {
  // V8 breaks off whatever runs below a script with a time limit, functions of other contexts too.
  realm ??= createContext({}) as Realm;
  const watch = mostMiB === undefined ? undefined : MemoryWatch.begin(mostMiB);
  let outcome: { value: T } | { thrown: unknown };
  let exit: string | undefined;
  realm.work = () => {
    try {
      outcome = { value: work() };
    } catch (thrown) {
      outcome = { thrown }; // passing through the script, the error would lose its TypeScript lines
    }
    watch?.end();
  };
  const { exit: realExit } = process;
  process.exit = (code) => {
    exit ??= `process.exit(${code ?? ""})`;
    throw new Error(`${exit} was called`);
  };
  try {
    const options = { timeout: limitMs, breakOnSigint: watch !== undefined };
    killable(() => runInContext("work()", realm!, options));
  } catch (error) {
    throw broken(error, what, limitMs, hint, watch);
  } finally {
    process.exit = realExit;
    realm.work = () => {}; // holds nothing of the last work
  }
  if (exit !== undefined) {
    throw new ExpectedError(`${what} calls ${exit}`, "return the result, or throw an error");
  }
  if ("thrown" in outcome!) throw outcome.thrown;
  return outcome!.value;
}

/** Why the work was broken off, as an error. */
function broken(
  error: unknown,
  what: string,
  limitMs: number,
  hint: string,
  watch: MemoryWatch | undefined,
): unknown {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT") {
    watch?.end();
    return new ExpectedError(`${what} did not end within ${limitMs / 1000} s`, hint);
  }
  if (code !== "ERR_SCRIPT_EXECUTION_INTERRUPTED") return error;
  if (!watch?.isOver) killable(() => process.kill(process.pid, "SIGINT")); // it was the user's Ctrl-C
  return new ExpectedError(`${what} takes more than ${watch?.mostMiB} MiB of memory`, hint);
}
