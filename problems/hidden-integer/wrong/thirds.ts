// expect: WA — asks at a third of what is left, which takes more than 30 questions
import { type Dialogue, runDialogue } from "../../../lib/io/run-program";

function play({ ask, say }: Dialogue): void {
  let [low, high] = [1, 1_000_000_000];
  while (low < high) {
    const third = low + Math.floor((high - low) / 3);
    if (ask(`? ${third}`) === "YES") low = third + 1;
    else high = third;
  }
  say(`! ${low}`);
}

if (require.main === module) runDialogue(play);
