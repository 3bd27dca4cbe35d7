import { accessSync, constants, existsSync, statSync } from "node:fs";
import { delimiter, isAbsolute, join, resolve } from "node:path";
import { isPathWord, oneWord, programNames } from "../../base/command-words";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { systemHints } from "../../base/host/system-hints";
import { otherLanguage } from "../../problem/other-language";
import { isReachable } from "./reachable";

const { ownProgram } = systemHints();

/** The files that a program's path or, in PATH, its name leads to. */
export function programFiles(name: string): string[] {
  const { platform, env } = process;
  const isPath = isPathName(name);
  const folders = isPath ? ["."] : (env.PATH ?? "").split(delimiter);
  const names = programNames(name, platform, env.PATHEXT);
  const tried = folders.flatMap((folder) =>
    names.map((candidate) => (isPath ? resolve(candidate) : join(folder, candidate))),
  );
  return tried.filter((file) => existsSync(file) && statSync(file).isFile());
}

function isPathName(name: string): boolean {
  return isPathWord(name, process.platform) || isAbsolute(name);
}

/** The file of a program by its path, or by its name in PATH. */
export function executable(name: string): string {
  const isPath = isPathName(name);
  const there = programFiles(name);
  const program = isPath ? there[0] : (there.find(isReachable) ?? there[0]);
  if (!program) {
    const isSource = existsSync(name) && otherLanguage(name) !== undefined;
    const message = isSource ? `${name} is a source, not a program` : `no program "${name}"`;
    const hint = isSource ? runnable(name) : `give its path, as ${ownProgram}`;
    throw new ExpectedError(message, hint, EXIT.usage);
  }
  if (!isPath && !isReachable(program)) {
    throw new ExpectedError(
      `${name} is ${program}, which only root can reach; programs are run under another uid`,
      "one that is installed for all users, or the judge as an ordinary user",
      EXIT.usage,
    );
  }
  try {
    accessSync(program, constants.X_OK);
  } catch {
    throw new ExpectedError(`${name} is not executable`, runnable(name), EXIT.usage);
  }
  return program;
}

/** How to make a runnable program of a file, by its extension. */
function runnable(name: string): string {
  const { command, into } = otherLanguage(name) ?? {};
  if (into) return `${command} ${oneWord(name)}, then --run with what that makes`;
  if (command !== undefined) return `--run "${command} ${name}"`;
  return /\.[cm]?js$/.test(name) ? `--run "node ${name}"` : `chmod +x ${name}`;
}

/** A program that may be run and not read cannot be judged: nobody may look into it. */
export function requireReadable(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new ExpectedError(`${file} may not be read`, `chmod a+r ${file}`, EXIT.usage);
  }
}
