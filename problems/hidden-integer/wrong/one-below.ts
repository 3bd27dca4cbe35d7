// expect: WA — takes NO for "x < y", so it excludes the middle itself
import { type Dialogue, runDialogue } from "../../../lib/io/run-program";

function play({ ask, say }: Dialogue): void {
  let [low, high] = [1, 1_000_000_000];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (ask(`? ${middle}`) === "YES") low = middle + 1;
    else high = Math.max(low, middle - 1);
  }
  say(`! ${low}`);
}

if (require.main === module) runDialogue(play);
