import { ExpectedError } from "../../base/expected-error";

/** A program of which no file for the judge can be made: verdict CE. */
export class CompileError extends ExpectedError {}

/** The compiler reads brackets within brackets by calling itself. */
export function isOverflow(error: unknown): boolean {
  return error instanceof RangeError && /call stack/.test(error.message);
}

/** True for an error that is no fault of the program: a step of the bundler does not cope with it. */
export function isFaultOfBundler(error: unknown): boolean {
  return !(error instanceof ExpectedError) && !isOverflow(error);
}
