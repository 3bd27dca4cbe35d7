import { type Command, CommanderError } from "commander";
import { asTyped } from "../as-typed";
import { EXIT, type ExitCode } from "../exit-code";
import { ExpectedError } from "../expected-error";
import { diskFault, isDiskFault } from "./disk-fault";
import { endWithParent } from "./end-with-parent";
import { committedTo } from "./interruption";
import { systemHints } from "./system-hints";
import { typedAs } from "./typed-as";
import { parseWords } from "./wrong-words";

/** Parses the arguments, runs the command and turns every error into a message and an exit code. */
export async function runCommand(
  command: Command,
  action: (command: Command) => Promise<ExitCode>,
): Promise<void> {
  // A reader that closes the pipe (| head) ends the output, and a run as Ctrl-C does.
  process.stdout.once("error", ({ code }: NodeJS.ErrnoException) => {
    if (code === "EPIPE" && committedTo() === undefined) process.emit("SIGINT", "SIGINT");
  });
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
    if (code === "EPIPE" || committedTo() !== undefined) return;
    tellFault(new ExpectedError(`the output cannot be written (${code})`, systemHints().freeSpace));
    process.exit(EXIT.setup); // nothing more can be printed; supervisors notice our end and clean up
  });
  process.stderr.on("error", () => {}); // nobody hears us: the exit code still says how it went
  endWithParent();
  command.name(asTyped(command.name(), typedAs()));
  try {
    parseWords(command);
    process.exitCode = await action(command);
  } catch (error) {
    const code = report(error);
    process.exitCode = committedTo() ?? code;
  }
}

function report(thrown: unknown): ExitCode {
  const error = isDiskFault(thrown) ? diskFault(thrown) : thrown;
  if (error instanceof CommanderError) return EXIT.accepted; // commander has printed --help
  if (error instanceof ExpectedError) {
    tellFault(error);
    return error.exitCode;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`bug: ${stack}\n`);
  return EXIT.bug;
}

/** Prints the two lines of a failure that the user can fix. */
export function tellFault({ message, hint }: ExpectedError): void {
  process.stderr.write(asTyped(`error: ${message}\n  try: ${hint}\n`, typedAs()));
}
