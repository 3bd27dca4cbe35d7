/**
 * Hidden Integer: a hidden integer, to be found by asking whether other integers are smaller.
 *
 * In      YES or NO after each question "? y": is y smaller than the hidden integer?
 * Out     at most 30 questions, then "! x"
 * Idea    the integer is in [low, high]; a question about the middle halves the range
 * Time    log₂ 10⁹ < 30 questions
 * Space   O(1)
 * Source  CSES 3112
 *
 * low     the least integer that is still possible
 * high    the largest integer that is still possible
 */
import { type Dialogue, runDialogue } from "../../lib/io/run-program";
import { bounds } from "./problem";

export function play({ ask, say }: Dialogue): void {
  let low = 1;
  let high: number = bounds.maxHidden;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const answer = ask(`? ${middle}`);
    if (answer === "YES") low = middle + 1;
    else if (answer === "NO") high = middle;
    else throw new Error(`expected YES or NO, found "${answer}"`);
  }
  say(`! ${low}`);
}

if (require.main === module) runDialogue(play);
