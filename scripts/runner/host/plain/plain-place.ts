import { copyFileSync, mkdirSync, openSync, statSync, writeFileSync } from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";
import type { ProgramFiles } from "../../../problem/program-files";
import { type TalkPipes, talkPipes } from "../talk-pipes";

/** The folder and the files of one run. */
export interface Place {
  readonly folder: string;
  /** The program's working folder. */
  readonly box: string;
  readonly input: string;
  readonly output: string;
  readonly errors: string;
  readonly usage: string;
  /** Its stdin, stdout and stderr, and a descriptor for its usage. */
  readonly stdio: readonly (number | "pipe")[];
  /** Of a talk: the judge's ends. */
  readonly pipes?: TalkPipes;
}

/** A program that reads a copy of its input and writes a file. */
export function filePlace(folder: string, source: string, files: ProgramFiles): Place {
  const place = makeFolders(folder);
  const { box } = place;
  const stdout = join(folder, "out");
  const output = files.output === undefined ? stdout : join(box, files.output);
  // The file for the output exists before the program starts, like its stdout.
  if (files.output !== undefined) writeFileSync(output, "");
  // A copy: a program can reopen a file that is open for reading for writing, through /proc or /dev/fd.
  const input = files.input === undefined ? join(folder, "in") : join(box, files.input);
  copyFileSync(source, input);
  const stdin = openSync(files.input === undefined ? input : devNull, "r");
  const [errors, usage] = [openSync(place.errors, "w"), openSync(place.usage, "w")];
  return { ...place, input, output, stdio: [stdin, openSync(stdout, "w"), errors, usage] };
}

/** A program that talks through pipes: those of the system, or Node's where there are none. */
export function pipePlace(folder: string): Place {
  const place = makeFolders(folder);
  const [errors, usage] = [openSync(place.errors, "w"), openSync(place.usage, "w")];
  const output = join(folder, "out"); // of an interactive program nobody reads it
  const pipes = talkPipes(folder);
  const talk = pipes?.stdio ?? (["pipe", "pipe"] as const);
  return {
    ...place,
    input: place.box,
    output,
    ...(pipes && { pipes }),
    stdio: [...talk, errors, usage],
  };
}

function makeFolders(folder: string) {
  mkdirSync(folder);
  const [box, errors, usage] = ["box", "err", "usage"].map((name) => join(folder, name));
  mkdirSync(box!);
  return { folder, box: box!, errors: errors!, usage: usage! };
}

/** The size of a file; 0 where the program has removed it. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
