import { CommandChild } from "./command-child";

interface Page {
  /** The page shows what becomes of listening. */
  listened(line: string): void;
  /** Something may have come. */
  look(): void;
}

/** Listens for Competitive Companion as `jb import` does; the terminal gets every line, the page what is for it. */
export function listenBeside(
  desk: string,
  say: (line: string) => void,
  page: Page,
): Pick<CommandChild, "end"> {
  return new CommandChild(["import", "--no-editor", "--desk", desk], saidTo(say, page));
}

/** What becomes of its lines. */
export function saidTo(say: (line: string) => void, page: Page) {
  return {
    line: (line: string) => {
      const shown = line.replace(/ ?\(Ctrl-C ends\)/, "");
      say(shown);
      // What to type is for the terminal.
      if (!line.startsWith("next:")) page.listened(shown);
      page.look();
    },
    remark: (line: string) => {
      say(line.replace(/^error: /, "import: "));
      // Its hint is for the command line.
      if (!line.startsWith("  try:")) page.listened(line.replace(/^error: /, ""));
    },
  };
}
