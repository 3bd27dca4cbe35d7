/**
 * PalindromicDeque: the different palindromes of a text that grows and shrinks at both ends, with the
 * longest one at each end.
 *
 * Use     const deque = new PalindromicDeque(capacity); deque.push(97); deque.unshift(98); deque.distinct
 * Time    O(log length) a symbol put in, O(1) a symbol taken out
 * Space   4 · alphabet + 40 bytes a symbol of the capacity: 144 bytes for lower-case letters
 * Limits  symbols are integers in [first, first + alphabet), by default letters a … z; capacity bounds the
 *         symbols at one time, (capacity + 2) · alphabet < 2^31
 * Errors  RangeError for a bad capacity or alphabet, a symbol outside, push when full, pop when empty
 * Source  Q. Wang, M. Yang, X. Zhu, "Double-ended palindromic trees", arXiv 2210.02292, own code
 * Tested  palindromic-deque.test.ts: against the set of all palindromes; verify: library-checker
 *         palindromes_in_deque
 *
 * A surface is a palindrome at some place that no longer palindrome begins or ends with, at the same
 * place. Only the surface at an end changes when a symbol comes or goes. A palindrome occurs as long as it
 * is a surface or the longest border of another one: uses[node] counts both.
 */
export class PalindromicDeque {
  /** How many symbols there are. */
  size = 0;
  /** How many different palindromes there are. */
  distinct = 0;
  private readonly capacity: number;
  private readonly first: number;
  private readonly alphabet: number;
  /** Of the text, a ring. */
  private readonly mask: number;
  private readonly text: Int32Array;
  private readonly begins: Int32Array; // the surface that begins at each place, EMPTY where none does
  private readonly ends: Int32Array;
  private start = 0;
  // Nodes: 0 is imaginary, of length -1; EMPTY is the empty palindrome.
  private readonly lengths: Int32Array;
  private readonly link: Int32Array; // the longest shorter palindrome at its end
  private readonly quick: Int32Array; // the next one there behind another symbol than the link
  private readonly inner: Int32Array; // without the outer two symbols
  private readonly uses: Int32Array;
  private readonly next: Int32Array;
  private readonly free: Int32Array;

  constructor(capacity: number, first = 97, alphabet = 26) {
    if (![capacity, first, alphabet].every(Number.isInteger) || capacity < 0) {
      throw new RangeError(
        `PalindromicDeque: capacity, first and alphabet must be integers, got ${capacity}, ${first}, ${alphabet}`,
      );
    }
    const most = (capacity + 2) * alphabet;
    if (alphabet < 1 || most >= 2 ** 31) {
      throw new RangeError(
        `PalindromicDeque: (capacity + 2) · alphabet must be in [1, 2^31), got ${most}`,
      );
    }
    this.capacity = capacity;
    this.first = first;
    this.alphabet = alphabet;
    let ring = 2;
    while (ring < capacity + 2) ring *= 2;
    this.mask = ring - 1;
    this.text = new Int32Array(ring).fill(-1);
    this.begins = new Int32Array(ring).fill(EMPTY);
    this.ends = new Int32Array(ring).fill(EMPTY);
    this.lengths = new Int32Array(capacity + 2);
    this.link = new Int32Array(capacity + 2);
    this.quick = new Int32Array(capacity + 2);
    this.inner = new Int32Array(capacity + 2);
    this.uses = new Int32Array(capacity + 2);
    this.next = new Int32Array(most);
    this.free = Int32Array.from({ length: capacity }, (_, i) => capacity + 1 - i);
    this.lengths[0] = -1;
  }

  /** The length of the longest palindrome at the beginning. */
  get longestPrefix(): number {
    return this.size === 0 ? 0 : this.lengths[this.begins[this.start]!]!;
  }

  /** The length of the longest palindrome at the end. */
  get longestSuffix(): number {
    return this.size === 0 ? 0 : this.lengths[this.ends[this.last()]!]!;
  }

  push(symbol: number): void {
    const offset = this.check("push", symbol);
    const { mask, begins, ends, lengths: size } = this;
    const old = this.last();
    const place = (old + 1) & mask;
    this.text[place] = offset;
    const node = this.nodeAround(this.size === 0 ? EMPTY : ends[old]!, old, -1, offset);
    this.size++;
    const beginning = (place - size[node]! + 1) & mask;
    const before = begins[beginning]!;
    if (before !== EMPTY) {
      this.uses[before]!--;
      ends[(beginning + size[before]! - 1) & mask] = EMPTY;
    }
    begins[beginning] = ends[place] = node;
    this.uses[node]!++;
  }

  unshift(symbol: number): void {
    const offset = this.check("unshift", symbol);
    const { mask, begins, ends, lengths: size } = this;
    const old = this.start;
    const place = (old - 1) & mask;
    this.text[place] = offset;
    const node = this.nodeAround(this.size === 0 ? EMPTY : begins[old]!, old, 1, offset);
    this.size++;
    this.start = place;
    const ending = (place + size[node]! - 1) & mask;
    const before = ends[ending]!;
    if (before !== EMPTY) {
      this.uses[before]!--;
      begins[(ending - size[before]! + 1) & mask] = EMPTY;
    }
    ends[ending] = begins[place] = node;
    this.uses[node]!++;
  }

  /** Takes out the last symbol. */
  pop(): void {
    if (this.size === 0) throw new RangeError("PalindromicDeque.pop: empty");
    const { mask, begins, ends, lengths: size } = this;
    const place = this.last();
    const node = ends[place]!;
    const beginning = (place - size[node]! + 1) & mask;
    begins[beginning] = ends[place] = EMPTY;
    const shorter = this.link[node]!;
    const ending = (beginning + size[shorter]! - 1) & mask;
    if (size[shorter]! > 0 && size[shorter]! > size[ends[ending]!]!) {
      begins[beginning] = ends[ending] = shorter;
      this.uses[shorter]!++;
    }
    this.drop(node, place);
  }

  /** Takes out the first symbol. */
  shift(): void {
    if (this.size === 0) throw new RangeError("PalindromicDeque.shift: empty");
    const { mask, begins, ends, lengths: size } = this;
    const place = this.start;
    const node = begins[place]!;
    const ending = (place + size[node]! - 1) & mask;
    begins[place] = ends[ending] = EMPTY;
    const shorter = this.link[node]!;
    const beginning = (ending - size[shorter]! + 1) & mask;
    if (size[shorter]! > 0 && size[shorter]! > size[begins[beginning]!]!) {
      begins[beginning] = ends[ending] = shorter;
      this.uses[shorter]!++;
    }
    this.start = (place + 1) & mask;
    this.drop(node, place);
  }

  private last(): number {
    return (this.start + this.size - 1) & this.mask;
  }

  /**
   * The node of the longest palindrome that the new symbol makes, from the longest one at `place`, the old
   * end, on; `step` leads from there into the text.
   */
  private nodeAround(longest: number, place: number, step: number, offset: number): number {
    const { lengths: size, link, quick, next, alphabet, text, mask } = this;
    const inner = this.fitting(longest, place, step, offset);
    const existing = next[inner * alphabet + offset]!;
    if (existing !== 0) return existing;
    const node = this.free[this.capacity - 1 - this.distinct++]!;
    size[node] = size[inner]! + 2;
    this.inner[node] = inner;
    let shorter = EMPTY;
    let after = 0;
    if (inner !== 0) {
      const border = this.fitting(link[inner]!, place, step, offset);
      shorter = next[border * alphabet + offset]!;
      // The symbols behind the link and behind its own link, seen from the new end.
      const far = text[(place + step * (size[shorter]! - 1)) & mask];
      const near = text[(place + step * (size[link[shorter]!]! - 1)) & mask];
      after = far === near ? quick[shorter]! : link[shorter]!;
    }
    link[node] = shorter;
    quick[node] = after;
    next[inner * alphabet + offset] = node;
    this.uses[shorter]!++;
    return node;
  }

  /** The longest palindrome at `place`, from `node` on, behind which the text has the symbol. */
  private fitting(node: number, place: number, step: number, offset: number): number {
    const { lengths: size, link, text, mask } = this;
    const quick = this.quick;
    for (let at = node; ; at = quick[at]!) {
      if (text[(place + step * size[at]!) & mask] === offset) return at;
      const shorter = link[at]!;
      if (text[(place + step * size[shorter]!) & mask] === offset) return shorter;
    }
  }

  /** Takes out the symbol at `place`, the outermost of this node's surface, which is gone. */
  private drop(node: number, place: number): void {
    const offset = this.text[place]!;
    this.text[place] = -1;
    this.size--;
    if (--this.uses[node]! > 0) return;
    this.next[this.inner[node]! * this.alphabet + offset] = 0;
    this.uses[this.link[node]!]!--;
    this.free[this.capacity - this.distinct--] = node;
  }

  private check(method: string, symbol: number): number {
    const offset = symbol - this.first;
    if (offset >>> 0 !== offset || offset >= this.alphabet) {
      throw new RangeError(
        `PalindromicDeque.${method}: symbols must be in [${this.first}, ${this.first + this.alphabet}), got ${symbol}; first and alphabet follow the capacity`,
      );
    }
    if (this.size === this.capacity) {
      throw new RangeError(`PalindromicDeque.${method}: full at capacity ${this.capacity}`);
    }
    return offset;
  }
}

const EMPTY = 1;
