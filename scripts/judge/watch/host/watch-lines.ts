import { ExpectedError } from "../../../base/expected-error";

const CLEAR = "\x1b[2J\x1b[3J\x1b[H";

/** What watching itself says, between the runs; a terminal is cleared before each. */
export function watchLines(
  write: (text: string) => void,
  isTerminal = process.stdout.isTTY === true,
  clock = () => new Date().toTimeString().slice(0, 8),
) {
  return {
    changed(paths: readonly string[], slugs: readonly string[]): void {
      const more = paths.length > 3 ? ` and ${paths.length - 3} more` : "";
      const what = paths.length === 0 ? "again" : `changed: ${paths.slice(0, 3).join(" ")}${more}`;
      const start = isTerminal ? `${CLEAR}${clock()} ` : "\n";
      write(`${start}${what}; judging ${slugs.join(" ")}\n`);
    },
    idle(): void {
      const keys = "Enter judges again, f failing only, s submits, q ends";
      write(
        isTerminal
          ? `${clock()} watching; ${keys}\n`
          : "watching lib, problems and cases; Ctrl-C ends\n",
      );
    },
  };
}

/** A problem that cannot be judged now may be mended by the next edit. */
export function tellTrouble(error: unknown): void {
  if (!(error instanceof ExpectedError)) throw error;
  process.stderr.write(`error: ${error.message}\n  try: ${error.hint}\n`);
}
