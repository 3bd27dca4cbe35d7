import { EXIT, type ExitCode } from "./exit-code";

/** A failure that the user can fix: shown as `error: message`, then `try: hint`, without a stack. */
export class ExpectedError extends Error {
  override readonly name = "ExpectedError";
  readonly hint: string;
  readonly exitCode: ExitCode;

  constructor(message: string, hint: string, exitCode: ExitCode = EXIT.setup) {
    super(message);
    this.hint = hint;
    this.exitCode = exitCode;
  }
}
