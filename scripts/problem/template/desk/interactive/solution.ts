// {{title}}
// {{address}}
import { type Dialogue, runDialogue } from "../../../../../lib/io/run-program";

/** `ask` says a line and hears the answer; `hear` and `say` do one of the two. */
export function play({ ask, hear, say }: Dialogue): void {
  const first = hear();
  say(`! ${ask(`? ${first}`)}`);
}

if (require.main === module) runDialogue(play);
