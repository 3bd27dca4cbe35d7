import { ExpectedError } from "../core/expected-error";

/** A program of which no file for the judge can be made: verdict CE. */
export class CompileError extends ExpectedError {}
