import { CommandChild } from "./command-child";

/** Listens for Competitive Companion as `jb import` does; `say` hears what becomes of it. */
export function listenBeside(
  say: (line: string) => void,
  came: () => void,
): Pick<CommandChild, "end"> {
  return new CommandChild(["import", "--no-editor"], {
    line: (line) => {
      // What to type is for the terminal.
      if (!line.startsWith("next:")) say(line.replace(/ ?\(Ctrl-C ends\)/, ""));
      came();
    },
    remark: (line) => {
      // Its hint is for the command line.
      if (!line.startsWith("  try:")) say(line.replace(/^error: /, ""));
    },
    ended: (exitCode) => {
      if (exitCode === 3) say("another jb import has the ports: tasks appear here as they come");
    },
  });
}
