import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { counted } from "../../base/counted";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { shownPath } from "../../base/host/roots";
import { removeTask } from "./keep-task";

interface Asking {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
  readonly say: (line: string) => void;
}

/**
 * Takes tasks off the desk and says where their files stay. All of the desk at once is asked for on a terminal;
 * without a yes nothing is removed.
 */
export async function clearDesk(
  root: string,
  slugs: readonly string[],
  all: boolean,
  { input, output, say }: Asking,
): Promise<ExitCode> {
  const back = `npm run contest -- restore ${all ? "--all" : slugs.join(" ")}`;
  if (all && slugs.length > 0 && input.isTTY) {
    say(`${counted(slugs.length, "task")}: ${slugs.join(", ")}`);
    say(`programs and cases stay in .cache/removed; ${back} brings them back`);
    if (!(await isYes("remove them from the desk? [y/N] ", input, output))) {
      say("nothing was removed");
      return EXIT.notAccepted;
    }
  }
  for (const slug of slugs) say(`removed: ${slug}, now in ${shownPath(removeTask(root, slug))}`);
  say(slugs.length === 0 ? "the desk is empty" : `to bring back: ${back}`);
  return EXIT.accepted;
}

/** Ctrl-C and Ctrl-D mean no. */
function isYes(question: string, input: Readable, output: NodeJS.WritableStream): Promise<boolean> {
  const lines = createInterface({ input, output });
  return new Promise((done) => {
    lines.on("close", () => done(false));
    lines.question(question, (answer) => {
      done(/^y(es)?$/i.test(answer.trim()));
      lines.close();
    });
  });
}
