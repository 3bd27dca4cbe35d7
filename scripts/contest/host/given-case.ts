import { readFileSync } from "node:fs";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { cleanedBytes, mergedNotes } from "../../problem/look-alikes";
import { MARK, pastedCase } from "../pasted-case";
import { readPasted, readPending, readStdin } from "./read-pasted";

export interface CaseOptions {
  readonly input?: string;
  readonly output?: string;
  /** False: the case has none. */
  readonly answer: boolean;
}

export interface GivenCase {
  readonly input: Uint8Array;
  /** Undefined for a case without an answer. */
  readonly output?: Uint8Array;
  /** What was changed in them. */
  readonly notes: string[];
}

/** The case of two files, or one that is pasted, which `ask` asks for; throws where a part of it is missing. */
export function givenCase(
  options: CaseOptions,
  command: string,
  isInteractive: boolean,
  ask: (text: string) => void,
): GivenCase {
  const { input, output } =
    options.input === undefined
      ? pasted(options, command, isInteractive, ask)
      : { input: fileBytes(options.input), output: options.output && fileBytes(options.output) };
  const [one, other] = [cleanedBytes(input), output ? cleanedBytes(output) : undefined];
  const notes = mergedNotes([...one.notes, ...(other?.notes ?? [])]);
  return { input: one.bytes, ...(other && { output: other.bytes }), notes };
}

/** A part of it as text, with a mark in front of it where it has one. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

function pasted(
  { output: file, answer }: CaseOptions,
  command: string,
  isInteractive: boolean,
  ask: (text: string) => void,
): { input: Uint8Array; output: Uint8Array | undefined } {
  if (file !== undefined) {
    throw new ExpectedError("--output needs --input", "--input file --output file", EXIT.usage);
  }
  const text = readPasted({
    read: readStdin,
    pending: readPending,
    isTerminal: process.stdin.isTTY === true,
    prompt: (part, ends) => ask(`${part} (ends with ${ends}):\n`),
  });
  const { input, output } = pastedCase(text, command);
  const bytes = (part: string) => new TextEncoder().encode(part);
  if (text.trim() === "") {
    throw new ExpectedError("nothing was pasted", `${command}: paste the input`, EXIT.usage);
  }
  if (!answer && output !== undefined) {
    const hint = `without --no-answer; or a line ${MARK} behind an input with blank lines`;
    throw new ExpectedError("an answer was pasted, and --no-answer was given", hint, EXIT.usage);
  }
  if (output === undefined && answer && !isInteractive) {
    const hint = `${command}: paste the input, a blank line or a line ${MARK}, then the output; --no-answer where there is none`;
    throw new ExpectedError("the output is missing", hint, EXIT.usage);
  }
  const empty = isInteractive ? new Uint8Array() : undefined; // few interactors read one
  return { input: bytes(input), output: output === undefined ? empty : bytes(output) };
}

function fileBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ExpectedError(`${file} cannot be read (${code})`, "the path of a file", EXIT.usage);
  }
}
