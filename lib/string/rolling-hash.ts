/**
 * RollingHash: fingerprints of all substrings of a text, modulo the prime 2^61 - 1; ChangingHash: of a text whose
 * symbols change, GridHash: of all rectangles of a grid.
 *
 * Use     const hash = new RollingHash(text); hash.equal(1, 4, 3, 6); hash.lcp(1, 3);
 *         const changing = new ChangingHash(text); changing.set(2, 98); changing.get(2); changing.equal(0, 2, 2, 4);
 *         const cells = [1, 2, 1, 2, 1, 2]; const grid = new GridHash(2, 3, cells); grid.hash(0, 0, 2, 1) === grid.hash(0, 2, 2, 3)
 * Time    O(n) to build, O(1) for hash and equal, O(log lcp) for lcp; a product costs about 15 ns;
 *         of ChangingHash O(log n) for set, hash and equal, O(log² n) for lcp
 * Space   24 bytes a symbol, of ChangingHash 52, 12 bytes a cell of a grid
 * Limits  n in [0, 2^26], rows and columns together too; symbols are integers in [0, 2^31 - 2]. Two different
 *         substrings of length m agree with a chance of m / 2^61 for a random base: if others may choose the text after
 *         reading the program, pass a seed that they cannot predict, such as Date.now()
 * Errors  RangeError for a bad seed, a symbol, a size or a range outside
 * Source  Karp and Rabin, IBM J. Res. Dev. 31 (1987), 249-260; products by limbs of 21 bits in doubles,
 *         own code
 * Tested  rolling-hash.test.ts: against bigint and comparison; verify: library-checker zalgorithm,
 *         AOJ ALDS1_14_C, CSES 2420
 *
 * Hashes of different texts are comparable where the seed is the same; those of a row of a grid and a text, too.
 */
// Long: three classes share the products modulo 2^61 - 1, which nothing else takes.
import { shown } from "../io/shown";
import { checkIndex, checkRange, checkSize } from "../range/check-range";
import { Random } from "../sequence/random";

export class RollingHash {
  readonly size: number;
  /** Three limbs of each prefix's hash, and of each power of the base, lowest first. */
  private readonly prefixes: Int32Array;
  protected readonly powers: Int32Array;
  private readonly title: string;

  constructor(text: ArrayLike<number>, seed = 1, title = "RollingHash") {
    const n = text.length;
    if (n > 2 ** 26) throw new RangeError(`${title}: text too long, ${n} symbols`);
    const powers = powersOf(drawnBase(new Random(seed)), n);
    const prefixes = new Int32Array(3 * n + 3);
    for (let i = 0; i < n; i++) {
      const symbol = checkedSymbol(title, text[i]!, i);
      multiply(prefixes, 3 * i, powers[3]!, powers[4]!, powers[5]!, symbol + 1, 0, 0);
      prefixes.set(product, 3 * i + 3);
    }
    this.size = n;
    this.prefixes = prefixes;
    this.powers = powers;
    this.title = title;
  }

  /** The hash of [l, r), in [0, 2^61 - 1): a key for a Map. */
  hash(l: number, r: number): bigint {
    this.check(l, r);
    const prefixes = this.prefixes;
    const powers = this.powers;
    const at = 3 * (r - l);
    multiply(prefixes, 3 * l, powers[at]!, powers[at + 1]!, powers[at + 2]!, 0, 0, 0);
    subtract(prefixes, 3 * r, product[0]!, product[1]!, product[2]!);
    return wholeProduct();
  }

  /** Whether the substrings [l1, r1) and [l2, r2) are equal, up to a chance of (r1 - l1) / 2^61. */
  equal(l1: number, r1: number, l2: number, r2: number): boolean {
    this.check(l1, r1);
    this.check(l2, r2);
    if (r1 - l1 !== r2 - l2) return false;
    // Equal if (prefix(l1) - prefix(l2)) · base^(r1 - l1) - prefix(r1) + prefix(r2) is 0.
    const prefixes = this.prefixes;
    const powers = this.powers;
    const at = 3 * (r1 - l1);
    setDifference(prefixes, 3 * r2, 3 * r1);
    const c0 = limbs[0]!;
    const c1 = limbs[1]!;
    const c2 = limbs[2]!;
    setDifference(prefixes, 3 * l1, 3 * l2);
    multiply(limbs, 0, powers[at]!, powers[at + 1]!, powers[at + 2]!, c0, c1, c2);
    return (product[0]! | product[1]! | product[2]!) === 0;
  }

  /** How many symbols agree from i and from j on. */
  lcp(i: number, j: number): number {
    this.check(i, this.size);
    this.check(j, this.size);
    let low = 0;
    let high = this.size - Math.max(i, j) + 1;
    // Most prefixes are short: lengths 1, 16, 256, … are tried before the halving.
    for (let length = 1; length < high; length *= 16) {
      if (this.equal(i, i + length, j, j + length)) low = length;
      else high = length;
    }
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.equal(i, i + middle, j, j + middle)) low = middle;
      else high = middle;
    }
    return low;
  }

  protected check(l: number, r: number): void {
    if ((l | 0) !== l || (r | 0) !== r || l < 0 || l > r || r > this.size) {
      throw new RangeError(
        `${this.title}: expected 0 <= l <= r <= ${this.size}, got l = ${l}, r = ${r}`,
      );
    }
  }
}

/** The same while symbols change: a Fenwick tree of symbol i times base^-i. */
export class ChangingHash extends RollingHash {
  private readonly symbols: Int32Array;
  private readonly tree: Int32Array;
  /** Powers of the inverse of the base. */
  private readonly inverses: Int32Array;

  constructor(text: ArrayLike<number>, seed = 1) {
    super(text, seed, "ChangingHash");
    const n = this.size;
    product.set(this.powers.subarray(3, 6));
    let [inverse, square] = [1n, wholeProduct()];
    for (let rest = PRIME - 2n; rest > 0n; rest >>= 1n) {
      if (rest & 1n) inverse = (inverse * square) % PRIME;
      square = (square * square) % PRIME;
    }
    this.inverses = powersOf(
      [0n, 21n, 42n].map((by) => Number((inverse >> by) % BigInt(LIMB))),
      n,
    );
    this.symbols = Int32Array.from(text);
    this.tree = new Int32Array(3 * n + 3);
    for (let i = 0; i < n; i++) this.add(i, this.symbols[i]! + 1);
  }

  get(i: number): number {
    checkIndex("ChangingHash.get", i, this.size);
    return this.symbols[i]!;
  }

  set(i: number, symbol: number): void {
    checkIndex("ChangingHash.set", i, this.size);
    this.add(i, checkedSymbol("ChangingHash.set", symbol, i) - this.symbols[i]!);
    this.symbols[i] = symbol;
  }

  override hash(l: number, r: number): bigint {
    this.check(l, r);
    this.range(l, r);
    return wholeProduct();
  }

  override equal(l1: number, r1: number, l2: number, r2: number): boolean {
    this.check(l1, r1);
    this.check(l2, r2);
    this.range(l1, r1);
    const low = product[0]!;
    const middle = product[1]!;
    const high = product[2]!;
    this.range(l2, r2);
    return (
      r1 - l1 === r2 - l2 && low === product[0] && middle === product[1] && high === product[2]
    );
  }

  /** Adds `by`, above -2^31, to symbol i in the tree. */
  private add(i: number, by: number): void {
    const tree = this.tree;
    const top = by < 0 ? LIMB - 1 : 0; // the limbs of the prime less -by, where that is no negative number
    const low = by < 0 ? LIMB - 1 - (-by % LIMB) : by % LIMB;
    const middle = by < 0 ? top - Math.floor(-by / LIMB) : Math.floor(by / LIMB);
    multiply(this.inverses, 3 * i, low, middle, by < 0 ? TOP - 1 : 0, 0, 0, 0);
    const p0 = product[0]!;
    const p1 = product[1]!;
    const p2 = product[2]!;
    for (let at = i + 1; at <= this.size; at += at & -at) {
      reduce(tree[3 * at]! + p0, tree[3 * at + 1]! + p1, tree[3 * at + 2]! + p2);
      tree.set(product, 3 * at);
    }
  }

  /** product becomes the hash of [l, r). */
  private range(l: number, r: number): void {
    const tree = this.tree;
    const powers = this.powers;
    let x0 = 32 * (LIMB - 1); // 32 times the prime keeps the limbs positive
    let x1 = x0;
    let x2 = 32 * (TOP - 1);
    for (let at = r; at > 0; at &= at - 1) {
      x0 += tree[3 * at]!;
      x1 += tree[3 * at + 1]!;
      x2 += tree[3 * at + 2]!;
    }
    for (let at = l; at > 0; at &= at - 1) {
      x0 -= tree[3 * at]!;
      x1 -= tree[3 * at + 1]!;
      x2 -= tree[3 * at + 2]!;
    }
    reduce(x0, x1, x2);
    const at = 3 * Math.max(r - 1, 0);
    multiply(product, 0, powers[at]!, powers[at + 1]!, powers[at + 2]!, 0, 0, 0);
  }
}

export class GridHash {
  readonly rows: number;
  readonly columns: number;
  /** The hashes of the rectangles at the first row and column, by their ends. */
  private readonly corners: Int32Array;
  private readonly down: Int32Array;
  private readonly across: Int32Array;

  /** Cells row by row. */
  constructor(rows: number, columns: number, cells: ArrayLike<number>, seed = 1) {
    checkSize("GridHash: rows", rows, 2 ** 26);
    checkSize("GridHash: columns", columns, 2 ** 26);
    if (cells.length !== rows * columns || cells.length > 2 ** 26) {
      throw new RangeError(
        `GridHash: expected ${rows} x ${columns} cells, at most 2^26, got ${cells.length}`,
      );
    }
    const random = new Random(seed);
    const [across, down] = [columns, rows].map((n) => powersOf(drawnBase(random), n));
    const width = columns + 1;
    const corners = new Int32Array(3 * (rows + 1) * width);
    const row = new Int32Array(3);
    for (let i = 0; i < rows; i++) {
      row.fill(0);
      for (let j = 0; j < columns; j++) {
        const symbol = checkedSymbol("GridHash", cells[i * columns + j]!, i * columns + j) + 1;
        multiply(row, 0, across![3]!, across![4]!, across![5]!, symbol, 0, 0);
        row.set(product);
        const above = 3 * (i * width + j + 1);
        multiply(corners, above, down![3]!, down![4]!, down![5]!, row[0]!, row[1]!, row[2]!);
        corners.set(product, above + 3 * width);
      }
    }
    this.rows = rows;
    this.columns = columns;
    this.corners = corners;
    this.down = down!;
    this.across = across!;
  }

  /** The hash of rows [top, bottom) and columns [left, right), in [0, 2^61 - 1). O(1). */
  hash(top: number, left: number, bottom: number, right: number): bigint {
    checkRange("GridHash.hash: rows", top, bottom, this.rows);
    checkRange("GridHash.hash: columns", left, right, this.columns);
    const down = this.down;
    const at = 3 * (bottom - top);
    this.strip(top, left, right);
    multiply(product, 0, down[at]!, down[at + 1]!, down[at + 2]!, 0, 0, 0);
    const low = product[0]!;
    const middle = product[1]!;
    const high = product[2]!;
    this.strip(bottom, left, right);
    subtract(product, 0, low, middle, high);
    return wholeProduct();
  }

  /** product becomes the hash of columns [left, right) above row `end`. */
  private strip(end: number, left: number, right: number): void {
    const corners = this.corners;
    const across = this.across;
    const row = 3 * end * (this.columns + 1);
    const at = 3 * (right - left);
    multiply(corners, row + 3 * left, across[at]!, across[at + 1]!, across[at + 2]!, 0, 0, 0);
    subtract(corners, row + 3 * right, product[0]!, product[1]!, product[2]!);
  }
}

function checkedSymbol(title: string, symbol: number, i: number): number {
  if (symbol >>> 0 === symbol && symbol <= 2 ** 31 - 2) return symbol;
  throw new RangeError(
    `${title}: symbol ${i} must be an integer in [0, 2^31 - 2], got ${shown(symbol)}`,
  );
}

const drawnBase = (random: Random): number[] => [
  random.int(2 ** 20, LIMB - 1),
  random.int(0, LIMB - 1),
  random.int(1, 2 ** 18),
];

/** Three limbs each of the base's powers up to n, and of the first at least. */
function powersOf([b0, b1, b2]: readonly number[], n: number): Int32Array {
  const powers = new Int32Array(3 * Math.max(n, 1) + 3);
  powers[0] = 1;
  for (let i = 0; 3 * i + 3 < powers.length; i++) {
    multiply(powers, 3 * i, b0!, b1!, b2!, 0, 0, 0);
    powers.set(product, 3 * i + 3);
  }
  return powers;
}

const wholeProduct = (): bigint =>
  BigInt(product[2]! * LIMB + product[1]!) * BigInt(LIMB) + BigInt(product[0]!);

/** product becomes the number of three limbs at `at` less another one. */
function subtract(numbers: Int32Array, at: number, c0: number, c1: number, c2: number): void {
  // The prime keeps the difference positive.
  reduce(
    numbers[at]! - c0 + LIMB - 1,
    numbers[at + 1]! - c1 + LIMB - 1,
    numbers[at + 2]! - c2 + TOP - 1,
  );
}

const PRIME = 2n ** 61n - 1n;
const LIMB = 2 ** 21;
const TOP = 2 ** 19; // 61 = 21 + 21 + 19 bits
/** The result of multiply and reduce, so that neither allocates. */
const product = new Int32Array(3);
/** The result of setDifference. */
const limbs = new Int32Array(3);

/** limbs becomes the number at `plus` less the one at `minus`, plus the prime: no limb is negative. */
function setDifference(numbers: Int32Array, plus: number, minus: number): void {
  limbs[0] = numbers[plus]! - numbers[minus]! + LIMB - 1;
  limbs[1] = numbers[plus + 1]! - numbers[minus + 1]! + LIMB - 1;
  limbs[2] = numbers[plus + 2]! - numbers[minus + 2]! + TOP - 1;
}

/** product becomes (the number of three limbs at `at`) · b + c; limbs may be twice as large as reduced. */
function multiply(
  numbers: Int32Array,
  at: number,
  b0: number,
  b1: number,
  b2: number,
  c0: number,
  c1: number,
  c2: number,
): void {
  const a0 = numbers[at]!;
  const a1 = numbers[at + 1]!;
  const a2 = numbers[at + 2]!;
  // 2^63 is 4 modulo the prime: the limbs from the fourth on are added to the lowest ones four times.
  reduce(
    a0 * b0 + 4 * (a1 * b2 + a2 * b1) + c0,
    a0 * b1 + a1 * b0 + 4 * a2 * b2 + c1,
    a0 * b2 + a1 * b1 + a2 * b0 + c2,
  );
}

/** product becomes the number whose limbs are below 2^46, modulo the prime. */
function reduce(x0: number, x1: number, x2: number): void {
  let carry = Math.floor(x0 / LIMB);
  let low = x0 - carry * LIMB;
  const middle = x1 + carry;
  carry = Math.floor(middle / LIMB);
  let second = middle - carry * LIMB;
  const high = x2 + carry;
  carry = Math.floor(high / TOP);
  let third = high - carry * TOP;
  // 2^61 is 1 modulo the prime: the bits above it, less than 2^28, are added at the bottom.
  low += carry;
  carry = Math.floor(low / LIMB);
  low -= carry * LIMB;
  second += carry;
  if (second >= LIMB) {
    second -= LIMB;
    third++;
    if (third === TOP) {
      third = 0;
      low++;
    }
  }
  if (low === LIMB - 1 && second === LIMB - 1 && third === TOP - 1) low = second = third = 0;
  product[0] = low;
  product[1] = second;
  product[2] = third;
}
