/**
 * Trie: words that share their beginnings, with counts.
 *
 * Use     const trie = new Trie(100); trie.add(text); trie.count(text)
 * Time    O(length) for add, delete, count and countPrefix
 * Space   4 · alphabet + 8 bytes a node: 112 bytes for lower-case letters
 * Limits  symbols are integers in [first, first + alphabet), by default letters a … z; capacity bounds the
 *         symbols of all words together, (capacity + 1) · alphabet < 2^31; not checked to be numbers:
 *         Trie.child(node, symbol), Trie.delete(word), Trie.count(word), Trie.countPrefix(word),
 *         Trie.endingAt(node)
 * Errors  RangeError for a bad capacity or alphabet, a symbol outside given to add, too many symbols;
 *         the other methods treat a word with symbols outside as absent
 * Source  Fredkin, "Trie memory", Comm. ACM 3 (1960)
 * Tested  trie.test.ts: against a list of words; verify: cses 1731
 */
import { shown } from "../io/shown";
export class Trie {
  readonly first: number;
  readonly alphabet: number;
  /** How many nodes there are; node 0 is the empty word. */
  nodes = 1;
  private readonly next: Int32Array;
  /** How many words end at a node, and how many go through it or end there. */
  private readonly ending: Int32Array;
  private readonly through: Int32Array;

  constructor(capacity: number, first = 97, alphabet = 26) {
    const most = (capacity + 1) * alphabet;
    if (![capacity, first, alphabet].every(Number.isInteger) || capacity < 0) {
      throw new RangeError(
        `Trie: capacity, first and alphabet must be integers, got ${capacity}, ${first}, ${alphabet}`,
      );
    }
    if (alphabet < 1 || most >= 2 ** 31) {
      throw new RangeError(`Trie: (capacity + 1) · alphabet must be in [1, 2^31), got ${most}`);
    }
    this.first = first;
    this.alphabet = alphabet;
    this.next = new Int32Array(most);
    this.ending = new Int32Array(capacity + 1);
    this.through = new Int32Array(capacity + 1);
  }

  /** The node one symbol below, or 0 if there is none. */
  child(node: number, symbol: number): number {
    const offset = symbol - this.first;
    if (offset >>> 0 !== offset || offset >= this.alphabet) return 0;
    return this.next[node * this.alphabet + offset]!;
  }

  /** Adds a word; it may be added several times. */
  add(word: ArrayLike<number>): void {
    const { next, alphabet, first, through } = this;
    let node = 0;
    // First the path, so that a word that does not fit changes no count.
    for (let i = 0; i < word.length; i++) {
      const offset = word[i]! - first;
      if (offset >>> 0 !== offset || offset >= alphabet) {
        throw new RangeError(
          `Trie.add: symbols must be in [${first}, ${first + alphabet}), got ${shown(word[i])}; first and alphabet follow the capacity`,
        );
      }
      const at = node * alphabet + offset;
      if (next[at] === 0) {
        if (this.nodes === through.length) {
          throw new RangeError(`Trie.add: full at capacity ${through.length - 1}`);
        }
        next[at] = this.nodes++;
      }
      node = next[at]!;
    }
    this.change(word, 1);
  }

  /** Removes one such word; false if there is none. */
  delete(word: ArrayLike<number>): boolean {
    if (this.count(word) === 0) return false;
    this.change(word, -1);
    return true;
  }

  /** How many words are equal to this one. */
  count(word: ArrayLike<number>): number {
    const node = this.find(word);
    return node < 0 ? 0 : this.ending[node]!;
  }

  /** How many words begin with this one. */
  countPrefix(word: ArrayLike<number>): number {
    const node = this.find(word);
    return node < 0 ? 0 : this.through[node]!;
  }

  /** How many words end at a node. */
  endingAt(node: number): number {
    return this.ending[node]!;
  }

  private find(word: ArrayLike<number>): number {
    let node = 0;
    for (let i = 0; i < word.length; i++) {
      node = this.child(node, word[i]!);
      if (node === 0) return -1;
    }
    return node;
  }

  private change(word: ArrayLike<number>, by: number): void {
    let node = 0;
    this.through[0]! += by;
    for (let i = 0; i < word.length; i++) {
      node = this.child(node, word[i]!);
      this.through[node]! += by;
    }
    this.ending[node]! += by;
  }
}
