import { asTyped } from "../as-typed";
import { usesJb } from "./uses-jb";

/** Prints a text of a command on stdout. Engines never call it: they yield events or are given it. */
export function say(text: string): void {
  process.stdout.write(text);
}

/** Prints a remark on stderr, where it does not mix with what is piped on. */
export function remark(text: string): void {
  process.stderr.write(text);
}

/** Prints a line that may name commands, as the user types them. */
export function sayLine(line: string): void {
  say(`${asTyped(line, usesJb())}\n`);
}
