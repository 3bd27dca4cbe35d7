import { ExpectedError } from "../../base/expected-error";

/** A program of which no file for the judge can be made: verdict CE. */
export class CompileError extends ExpectedError {}

/** The compiler reads brackets within brackets by calling itself. */
export function isOverflow(error: unknown): boolean {
  return error instanceof RangeError && /call stack/.test(error.message);
}
