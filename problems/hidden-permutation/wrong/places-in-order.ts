// expect: WA — prints the places in the order of their values, which is the inverse permutation
import { type Dialogue, runDialogue } from "../../../lib/io/run-program";

function play({ hear, ask, say }: Dialogue): void {
  const n = Number(hear());
  const order: number[] = [];
  for (let place = 1; place <= n; place++) {
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ask(`? ${order[middle]} ${place}`) === "YES") low = middle + 1;
      else high = middle;
    }
    order.splice(low, 0, place);
  }
  say(`! ${order.join(" ")}`);
}

if (require.main === module) runDialogue(play);
