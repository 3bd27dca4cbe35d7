/**
 * floorProduct: the product in a monoid along a line: for i from 0 to n it takes `up` as often as
 * floor((a · i + b) / m) grows, and `right` before each i but the first. Of sums of any functions of i and
 * of the floor it is the general form (Euclid's algorithm on a monoid).
 *
 * Use     floorProduct(n, m, a, b, { identity: "", multiply: (s, t) => s + t, right: "R", up: "U" })
 * Time    O(log(n + m + a + b)) products
 * Space   none
 * Limits  n, a, b in [0, 2^30), m in [1, 2^30); multiply is associative, identity is its neutral element, and no
 *         argument of it is changed
 * Errors  RangeError for other numbers
 * Source  Euclid's algorithm on the word of steps ("universal Euclid"): folklore, own code
 * Tested  floor-product.test.ts: against the word step by step; verify: library-checker
 *         sum_of_floor_of_linear
 */
export interface LineMonoid<T> {
  readonly identity: T;
  readonly multiply: (left: T, right: T) => T;
  readonly right: T;
  readonly up: T;
}

export function floorProduct<T>(
  n: number,
  m: number,
  a: number,
  b: number,
  { identity, multiply, right, up }: LineMonoid<T>,
): T {
  check("n", n, 0);
  check("m", m, 1);
  check("a", a, 0);
  check("b", b, 0);
  const power = (base: T, exponent: number): T => {
    let result = identity;
    let square = base;
    for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
      if (rest % 2 === 1) result = multiply(result, square);
      if (rest > 1) square = multiply(square, square);
    }
    return result;
  };
  let [x, y] = [right, up];
  // The product is head · (the line's) · tail, where x and y are its steps.
  let head = identity;
  let tail = identity;
  for (;;) {
    if (a >= m) x = multiply(x, power(y, Math.floor(a / m)));
    if (b >= m) head = multiply(head, power(y, Math.floor(b / m)));
    a %= m;
    b %= m;
    const height = quotient(a, n, b, m);
    if (height === 0) return multiply(multiply(head, power(x, n)), tail);
    // The last y comes right behind this many x; the lines before each y are those of the exchanged line.
    const before = quotient(m, height, -b - 1, a) + 1;
    tail = multiply(multiply(y, power(x, n - before)), tail);
    b = m - b - 1 + a;
    [m, a] = [a, m];
    n = height - 1;
    [x, y] = [y, x];
  }
}

function check(name: string, value: number, least: number): void {
  if (Number.isInteger(value) && value >= least && value < 2 ** 30) return;
  throw new RangeError(
    `floorProduct: ${name} must be an integer in [${least}, 2^30), got ${value}`,
  );
}

/** floor((x · y + z) / divisor), which is known to be in [0, 2^30), for |z| < 2^30. */
function quotient(x: number, y: number, z: number, divisor: number): number {
  const estimate = ((x * y + z) / divisor) | 0; // off by one at most
  const rest = (Math.imul(x, y) + z - Math.imul(estimate, divisor)) | 0;
  return rest < 0 ? estimate - 1 : rest >= divisor ? estimate + 1 : estimate;
}
