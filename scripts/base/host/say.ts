import { asTyped } from "../as-typed";
import { typedAs } from "./typed-as";

/** Prints a command's text on stdout. Engines never import it: they yield events or receive it. */
export function say(text: string): void {
  process.stdout.write(text);
}

/** Prints a remark on stderr, so that it does not mix with piped output. */
export function remark(text: string): void {
  process.stderr.write(text);
}

/** Prints a text that may name commands, as the user types them. */
export function sayTyped(text: string): void {
  say(asTyped(text, typedAs()));
}

/** The same for a line. */
export function sayLine(line: string): void {
  sayTyped(`${line}\n`);
}
