/**
 * Hidden Permutation: a hidden permutation of 1..n, to be found by comparing values at two places.
 *
 * In      n; then YES or NO after each question "? i j": is the value at i less than that at j?
 * Out     at most 10,000 questions, then "! " and the n values
 * Idea    inserts one place after the other into the list of places by value; a binary search asks
 *         where it goes
 * Time    Σ ⌈log₂ k⌉ for k = 1..n: at most 8,977 questions; O(n²) to move list items
 * Space   O(n)
 * Source  CSES 3139
 *
 * order   the places inserted so far, least value first
 */
import { type Dialogue, runDialogue } from "../../lib/io/run-program";
import { bounds } from "./problem";

export function play({ hear, ask, say }: Dialogue): void {
  const n = Number(hear());
  if (!(Number.isInteger(n) && n >= 1 && n <= bounds.maxLength)) throw new Error(`n is ${n}`);
  const order: number[] = [];
  for (let place = 1; place <= n; place++) {
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const answer = ask(`? ${order[middle]} ${place}`);
      if (answer === "YES") low = middle + 1;
      else if (answer === "NO") high = middle;
      else throw new Error(`expected YES or NO, found "${answer}"`);
    }
    order.splice(low, 0, place);
  }
  const values = new Int32Array(n);
  for (let rank = 0; rank < n; rank++) values[order[rank]! - 1] = rank + 1;
  say(`! ${values.join(" ")}`);
}

if (require.main === module) runDialogue(play);
