import { describe, expect, it } from "vitest";
import { withoutArrays } from "../../../scripts/testing/without-arrays";
import { Random } from "../../sequence/random";
import { SplaySequence } from "../splay-sequence";

/** Digits; a range is read as text forwards, and digits of a range are raised modulo 10. */
class DigitSequence extends SplaySequence {
  private readonly digits: number[] = [];
  private readonly forwards: string[] = [""];
  private readonly backwards: string[] = [""];
  private readonly raises: number[] = [0];

  constructor(digits: readonly number[], capacity: number) {
    super(capacity);
    digits.forEach((digit, at) => {
      this.digits[at + 1] = digit;
      this.raises[at + 1] = 0;
    });
    this.build(digits.length);
  }

  insert(place: number, digit: number): void {
    const node = this.newNode();
    this.digits[node] = digit;
    this.raises[node] = 0;
    this.insertNode(place, node);
  }

  get(place: number): number {
    return this.digits[this.at(place)]!;
  }

  set(place: number, digit: number): void {
    this.digits[this.at(place)] = digit;
    this.changed();
  }

  raise(l: number, r: number, by: number): void {
    this.act(this.range(l, r), by);
    this.changed();
  }

  text(l: number, r: number): string {
    return this.forwards[this.range(l, r)]!;
  }

  protected override pull(node: number, left: number, right: number): void {
    const { forwards, backwards, digits } = this;
    forwards[node] = forwards[left]! + digits[node] + forwards[right];
    backwards[node] = backwards[right]! + digits[node] + backwards[left];
  }

  protected override push(node: number, left: number, right: number): void {
    this.act(left, this.raises[node]!);
    this.act(right, this.raises[node]!);
    this.raises[node] = 0;
  }

  protected override flip(node: number): void {
    super.flip(node);
    const forward = this.forwards[node]!;
    this.forwards[node] = this.backwards[node]!;
    this.backwards[node] = forward;
  }

  private act(node: number, by: number): void {
    if (node === 0 || by === 0) return;
    const raised = (text: string) => text.replace(/./g, (digit) => `${(Number(digit) + by) % 10}`);
    this.forwards[node] = raised(this.forwards[node]!);
    this.backwards[node] = raised(this.backwards[node]!);
    this.digits[node] = (this.digits[node]! + by) % 10;
    this.raises[node]! += by;
  }
}

describe("SplaySequence", () => {
  it("agrees with an array in every method, the order of a fold too", () => {
    const random = new Random(1);
    for (let round = 0; round < 100; round++) {
      const digits = Array.from({ length: random.int(0, 12) }, () => random.int(0, 9));
      const sequence = new DigitSequence(digits, 40);
      for (let step = 0; step < 60; step++) {
        const l = random.int(0, digits.length);
        const r = random.int(l, digits.length);
        const choice = random.int(0, 5);
        if (choice === 0 && digits.length < 40) {
          digits.splice(l, 0, step % 10);
          sequence.insert(l, step % 10);
        } else if (choice === 1 && l < digits.length) {
          digits.splice(l, 1);
          sequence.delete(l);
        } else if (choice === 2) {
          digits.splice(l, r - l, ...digits.slice(l, r).reverse());
          sequence.reverse(l, r);
        } else if (choice === 3) {
          for (let at = l; at < r; at++) digits[at] = (digits[at]! + 3) % 10;
          sequence.raise(l, r, 3);
        } else if (choice === 4 && l < digits.length) {
          digits[l] = 7;
          sequence.set(l, 7);
        }
        const from = random.int(0, digits.length);
        const to = random.int(from, digits.length);
        expect(sequence.text(from, to)).toBe(digits.slice(from, to).join(""));
        expect(sequence.size).toBe(digits.length);
        if (from < digits.length) expect(sequence.get(from)).toBe(digits[from]);
      }
      expect(sequence.text(0, digits.length)).toBe(digits.join(""));
    }
  });

  it("reads all places in turn, again and again, with few changes of the tree", () => {
    let pulls = 0;
    class Counted extends SplaySequence {
      constructor(length: number) {
        super(length);
        this.build(length);
      }
      read(place: number): number {
        return this.at(place);
      }
      protected override pull(): void {
        pulls++;
      }
      protected override push(): void {}
    }
    const sequence = new Counted(4000);
    for (let round = 0; round < 3; round++) {
      for (let place = 0; place < 4000; place++) expect(sequence.read(place)).toBe(place + 1);
    }
    expect(pulls).toBeLessThan(4000 * 3 * 20);
  });

  it("refuses places, ranges and capacities that cannot be", () => {
    for (const capacity of [-1, 0.5, Number.NaN, 2 ** 28 + 1]) {
      expect(() => new DigitSequence([], capacity)).toThrow(
        `capacity must be an integer in [0, 2^28], got ${capacity}`,
      );
    }
    expect(withoutArrays(() => new DigitSequence([], 2 ** 28))).toThrow("an array");
    expect(() => new DigitSequence([1, 2], 1)).toThrow("2 elements, the capacity is 1");
    const sequence = new DigitSequence([1, 2], 3);
    for (const place of [-1, 2, 0.5, Number.NaN]) {
      expect(() => sequence.get(place)).toThrow(`place must be in [0, 2), got ${place}`);
      expect(() => sequence.delete(place)).toThrow(`place must be in [0, 2), got ${place}`);
    }
    expect(() => sequence.insert(3, 1)).toThrow("place must be in [0, 2], got 3");
    for (const [l, r] of [
      [-1, 1],
      [1, 0],
      [0, 3],
      [0.5, 1],
      [0, Number.NaN],
    ] as const) {
      expect(() => sequence.text(l, r)).toThrow(`range must lie in [0, 2), got [${l}, ${r})`);
    }
    const empty = new DigitSequence([], 0);
    expect(() => empty.insert(0, 1)).toThrow("full at capacity 0");
    expect([empty.size, empty.text(0, 0)]).toEqual([0, ""]);
    const full = new DigitSequence([1], 1);
    expect(() => full.insert(0, 2)).toThrow("full at capacity 1");
    full.delete(0);
    full.insert(0, 2);
    expect(full.text(0, 1)).toBe("2");
  });

  it("a refused insertion loses no node", () => {
    const sequence = new DigitSequence([1, 2], 3);
    for (const place of [-1, 0.5, 5, Number.NaN]) {
      expect(() => sequence.insert(place, 1)).toThrow(`place must be in [0, 2], got ${place}`);
    }
    sequence.insert(2, 3);
    sequence.delete(0);
    sequence.delete(0);
    expect(() => sequence.insert(2, 1)).toThrow("place must be in [0, 1], got 2");
    for (const digit of [4, 5]) sequence.insert(0, digit);
    expect(sequence.text(0, 3)).toBe("543");
  });
});
