import { mul998244353 as mul } from "../../number/mul998244353";

const P = 998244353;

export class Sum {
  readonly sum: number;
  /** Modulo P. */
  readonly size: number;
  constructor(sum: number, size: number) {
    this.sum = sum;
    this.size = size;
  }
}

export class Affine {
  readonly factor: number;
  readonly shift: number;
  constructor(factor: number, shift: number) {
    this.factor = factor;
    this.shift = shift;
  }
}

const plus = (a: number, b: number) => (a + b >= P ? a + b - P : a + b);

/** Affine maps on sums modulo P, as lazy trees of functions take them: combine, identity, map, compose, id. */
export const AFFINE_SUMS = [
  (x: Sum, y: Sum) => new Sum(plus(x.sum, y.sum), plus(x.size, y.size)),
  new Sum(0, 0),
  (f: Affine, x: Sum) => new Sum(plus(mul(f.factor, x.sum), mul(f.shift, x.size)), x.size),
  (f: Affine, g: Affine) =>
    new Affine(mul(f.factor, g.factor), plus(mul(f.factor, g.shift), f.shift)),
  new Affine(1, 0),
] as const;
