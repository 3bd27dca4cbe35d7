// expect: WA — looks for the last smaller value among all, and never finds that there is none
import { type Dialogue, runDialogue } from "../../../lib/io/run-program";

function play({ hear, ask, say }: Dialogue): void {
  const n = Number(hear());
  const order = [1];
  for (let place = 2; place <= n; place++) {
    let low = 0;
    let high = order.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (ask(`? ${order[middle]} ${place}`) === "YES") low = middle;
      else high = middle;
    }
    order.splice(low + 1, 0, place);
  }
  const values: number[] = [];
  for (const [rank, place] of order.entries()) values[place - 1] = rank + 1;
  say(`! ${values.join(" ")}`);
}

if (require.main === module) runDialogue(play);
