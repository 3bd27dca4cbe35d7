import { type Counting, keyOf, LETTERS, Words } from "./shape-source";

/** Reads values from the words of a text and throws at the first that the shape does not allow. */
export class Read extends Words {
  private readonly words: string[];
  private at = 0;

  constructor(counting: Counting, text: string) {
    super(counting);
    this.words = text.split(/\s+/).filter(Boolean);
  }

  end(): void {
    if (this.at < this.words.length) this.fail("the end of the text", this.words[this.at]);
  }

  size(least: number, most: number): number {
    return this.number(least, most);
  }

  pick<Word extends string | number>(...words: readonly Word[]): Word {
    const next = this.next();
    return words.find((word) => String(word) === next) ?? this.fail(`one of ${words}`, next);
  }

  text(least: number, most: number, letters = LETTERS): string {
    const word = this.next();
    const isRight = word.length >= least && word.length <= most;
    if (isRight && [...word].every((letter) => letters.includes(letter))) return word;
    return this.fail(`${least} to ${most} letters of ${letters}`, word);
  }

  bigint(low: bigint, high: bigint): bigint {
    const word = this.next();
    if (/^(0|-?[1-9]\d*)$/.test(word) && BigInt(word) >= low && BigInt(word) <= high) {
      return BigInt(word);
    }
    return this.fail(`an integer in [${low}, ${high}]`, word);
  }

  list<Item>(count: number, item: (i: number) => Item): Item[] {
    return Array.from({ length: count }, (_, i) => item(i));
  }

  distinct<Item>(count: number, item: (i: number) => Item): Item[] {
    const items = this.list(count, item);
    if (new Set(items.map(keyOf)).size < count)
      this.fail(`${count} items that differ`, "two equal");
    return items;
  }

  protected number(low: number, high: number, _drawn?: number, by = 0): number {
    const word = this.next();
    const value = Number(word) - by;
    if (/^-?\d+$/.test(word) && Number.isSafeInteger(value) && value >= low && value <= high)
      return value;
    return this.fail(`an integer in [${low + by}, ${high + by}]`, word);
  }

  protected edges(): undefined {}

  protected reach(): never {
    throw new Error("a text is not drawn");
  }

  private next(): string {
    return this.words[this.at++] ?? "nothing";
  }

  private fail(expected: string, word: string | undefined): never {
    throw new Error(`word ${this.at} of the input: expected ${expected}, got ${word}`);
  }
}
