import { type Context, createContext, runInContext } from "node:vm";
import { ExpectedError } from "../../base/expected-error";
import { killable } from "../../base/host/interruption";

interface Room extends Context {
  work: () => void;
}

let room: Room | undefined;

/**
 * Runs work that blocks the thread and may never end: a signal ends the process, and after `limitMs`
 * the work is broken off with an ExpectedError that opens with `what`.
 */
export function bounded<T>(what: string, limitMs: number, hint: string, work: () => T): T {
  // V8 breaks off whatever runs below a script with a time limit, functions of other contexts too.
  room ??= createContext({}) as Room;
  let outcome: { value: T } | { thrown: unknown };
  room.work = () => {
    try {
      outcome = { value: work() };
    } catch (thrown) {
      outcome = { thrown }; // on its way through the script it would lose its lines in TypeScript
    }
  };
  try {
    killable(() => runInContext("work()", room!, { timeout: limitMs }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT")
      throw error;
    throw new ExpectedError(`${what} did not end within ${limitMs / 1000} s`, hint);
  } finally {
    room.work = () => {}; // holds nothing of the last work
  }
  if ("thrown" in outcome!) throw outcome.thrown;
  return outcome!.value;
}
