import { closeSync, openSync } from "node:fs";
import { join, resolve } from "node:path";
import { execa, type Options } from "execa";
import { CACHE, WORKSPACE } from "../../../base/host/roots";

export interface SourceRun {
  readonly exitCode: number;
  readonly output: Uint8Array;
}

const MAX_OUTPUT_BYTES = 256 << 20;

/**
 * Runs a TypeScript program from its source on one input: what it prints goes straight on, its stack
 * traces name places in the source. With `inspect` it waits at its first line for a debugger; Node prints
 * the address, on a free port.
 */
export async function runUnderTsNode(
  program: string,
  input: string,
  inspect: boolean,
): Promise<SourceRun> {
  const stdin = openSync(input, "r");
  try {
    // As a preloaded module, so that a debugger stops in the program and not in ts-node.
    const flags = [
      ...(inspect ? ["--inspect-brk=127.0.0.1:0"] : []),
      "--require",
      "ts-node/register",
    ];
    const options = {
      cwd: WORKSPACE,
      env: { V8_COMPILE_CACHE_CACHE_DIR: join(CACHE, "compilers") }, // ts-node's: else in the folder for temporary files
      stdin,
      stdout: ["pipe", "inherit"],
      stderr: "inherit",
      encoding: "buffer",
      stripFinalNewline: false,
      maxBuffer: MAX_OUTPUT_BYTES,
      reject: false,
    };
    // A plain descriptor works as stdin, though the types want a name.
    const run = execa(
      process.execPath,
      [...flags, resolve(WORKSPACE, program)],
      options as Options,
    );
    const { exitCode, signal, stdout } = await run;
    const ended = exitCode ?? (signal === undefined ? 0 : 128);
    return { exitCode: ended, output: stdout as Uint8Array };
  } finally {
    closeSync(stdin);
  }
}
