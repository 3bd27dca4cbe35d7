/** Prints a text of a command on stdout. Engines never call it: they yield events or are given it. */
export function say(text: string): void {
  process.stdout.write(text);
}

/** Prints a remark on stderr, where it does not mix with what is piped on. */
export function remark(text: string): void {
  process.stderr.write(text);
}
