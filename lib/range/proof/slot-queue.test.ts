import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { SlotQueue } from "../slot-queue";

class Letters extends SlotQueue {
  readonly text = new Array<string>(this.slots).fill("");
  merges = 0;

  add(letter: string): void {
    this.text[this.next()] = letter;
    this.push();
  }

  protected combine(into: number, left: number, right: number): void {
    this.merges++;
    if (into === left || into === right) throw new Error(`combines slot ${into} into itself`);
    this.text[into] = this.text[left]! + this.text[right]!;
  }
}

it("folds from first to last after every push and shift", () => {
  for (const random of rounds(150)) {
    const capacity = random.int(1, 9);
    const queue = new Letters(capacity);
    let letters = "";
    for (let step = 0; step < 100; step++) {
      if (letters.length < capacity && (letters === "" || random.int(0, 1) === 0)) {
        const letter = String.fromCharCode(97 + (step % 26));
        queue.add(letter);
        letters += letter;
      } else {
        queue.shift();
        letters = letters.slice(1);
      }
      expect(queue.text[queue.fold()]).toBe(letters);
      expect(queue.size).toBe(letters.length);
    }
    expect(queue.merges).toBeLessThan(300); // one of them for each fold
  }
});

it("refuses a push when full, a shift when empty, and bad capacities", () => {
  const queue = new Letters(1);
  expect(() => queue.shift()).toThrow("SlotQueue.shift: empty");
  queue.add("a");
  expect(() => queue.next()).toThrow("SlotQueue.next: full at capacity 1");
  expect(() => queue.push()).toThrow("full at capacity 1");
  expect(() => new Letters(0).next()).toThrow("full at capacity 0");
  for (const capacity of [-1, 0.5, Number.NaN])
    expect(() => new Letters(capacity)).toThrow("SlotQueue: size must be an integer");
});
