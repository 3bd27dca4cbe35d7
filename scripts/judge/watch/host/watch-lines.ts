import { ExpectedError } from "../../../base/expected-error";

/** What watching itself says, between the runs. */
export function watchLines(write: (text: string) => void) {
  return {
    changed(paths: readonly string[], slugs: readonly string[]): void {
      const more = paths.length > 3 ? ` and ${paths.length - 3} more` : "";
      write(`\nchanged: ${paths.slice(0, 3).join(" ")}${more}; judging ${slugs.join(" ")}\n`);
    },
    idle(): void {
      write("watching lib, problems and cases; Ctrl-C ends\n");
    },
  };
}

/** A problem that cannot be judged now may be mended by the next edit. */
export function tellTrouble(error: unknown): void {
  if (!(error instanceof ExpectedError)) throw error;
  process.stderr.write(`error: ${error.message}\n  try: ${error.hint}\n`);
}
