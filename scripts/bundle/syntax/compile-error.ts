import { ExpectedError } from "../../base/expected-error";

/** A program of which no file for the judge can be made: verdict CE. */
export class CompileError extends ExpectedError {}
