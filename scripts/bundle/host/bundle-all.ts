import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { shownPath } from "../../base/host/roots";
import { tellFault } from "../../base/host/run-command";
import { type MachineName, machine } from "../../targets/machines";
import { type Bundle, bundle, sizeOf } from "./bundle";

/** Bundles of one turn share a process of the formatter. */
const AHEAD = 16;

export interface BundleAllOptions {
  readonly for?: MachineName;
  readonly min?: true;
  readonly force?: true;
  readonly stdout?: true;
}

/** Bundles the programs in order and prints a line for each, or with `stdout` the one file itself. */
export async function bundleAll(
  programs: readonly string[],
  options: BundleAllOptions,
  say: (text: string) => void,
): Promise<ExitCode> {
  if (options.stdout && programs.length > 1) throw notOneFile(programs.length);
  const start = (program: string) => {
    const pending = bundle(program, {
      ...(options.for && { target: options.for }),
      min: options.min ?? false,
      force: options.force ?? false,
    }).catch(expectedOrThrow);
    pending.catch(() => {}); // it may fail before the loop awaits it
    return pending;
  };
  const pending = programs.slice(0, AHEAD).map(start);
  const faults: ExpectedError[] = [];
  for (let at = 0; at < programs.length; at++) {
    const result = await pending[at]!;
    if (at + AHEAD < programs.length) pending.push(start(programs[at + AHEAD]!));
    if (result instanceof ExpectedError) {
      tellFault(result);
      faults.push(result);
    } else say(options.stdout ? result.code : bundleLine(result));
  }
  if (programs.length > 1) {
    say(`${programs.length - faults.length} bundled, ${faults.length} failed\n`);
  }
  return faults[0]?.exitCode ?? EXIT.accepted;
}

function notOneFile(count: number): ExpectedError {
  const hint = "npm run -s bundle -- knight-moves --stdout";
  return new ExpectedError(`--stdout prints one file, these are ${count}`, hint, EXIT.usage);
}

function bundleLine(result: Bundle): string {
  const where = shownPath(result.file);
  const unchanged = result.cached ? ", unchanged" : "";
  const notes = (result.notes ?? []).map((note) => `  note: ${note}\n`).join("");
  return `${where}  ${machine(result.target).title}, ${sizeOf(result)}${unchanged}\n${notes}`;
}

/** An expected error of one program does not stop the others; a bug ends the run. */
function expectedOrThrow(error: unknown): ExpectedError {
  if (error instanceof ExpectedError) return error;
  throw error;
}
