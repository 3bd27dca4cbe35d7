// {{title}}
// {{address}}
import { type Dialogue, runDialogue } from "../../../../../lib/io/run-program";

/** `ask` writes a line and reads the answer; `say` only writes, `hear` only reads. */
export function play({ ask, hear, say }: Dialogue): void {
  const first = hear();
  say(`! ${ask(`? ${first}`)}`);
}

if (require.main === module) runDialogue(play);
