import { CommandChild } from "./command-child";

/** Listens for Competitive Companion as `jb import` does, for this page; `say` hears what becomes of it. */
export function listenBeside(
  desk: string,
  say: (line: string) => void,
  came: () => void,
): Pick<CommandChild, "end"> {
  return new CommandChild(["import", "--no-editor", "--desk", desk], {
    line: (line) => {
      // What to type is for the terminal.
      if (!line.startsWith("next:")) say(line.replace(/ ?\(Ctrl-C ends\)/, ""));
      came();
    },
    remark: (line) => {
      // Its hint is for the command line.
      if (!line.startsWith("  try:")) say(line.replace(/^error: /, ""));
    },
  });
}
