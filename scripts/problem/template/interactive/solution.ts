/**
 * {{title}}: what is asked, in one phrase.
 *
 * In      what the judge answers, line by line
 * Out     what the program may say, and how it ends
 * Idea    why it works, in a sentence or two
 * Time    how many questions at most
 * Space   O(1)
 * Source  {{source}}
 *
 * name    what a short name means, with an example value
 */
import { type Dialogue, runDialogue } from "../../../../lib/io/run-program";

/** `ask` writes a line and reads the answer; `say` only writes, `hear` only reads. */
export function play({ ask, say }: Dialogue): void {
  const answer = ask("? 1");
  say(answer === "" ? "!" : "! not solved yet");
}

if (require.main === module) runDialogue(play);
