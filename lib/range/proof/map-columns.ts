import { mul998244353 as mul } from "../../number/mul998244353";

const P = 998244353;

/** Functions x → a x + b modulo 998244353, one a slot. */
export class MapColumns {
  private readonly a: Int32Array;
  private readonly b: Int32Array;

  constructor(slots: number) {
    this.a = new Int32Array(slots).fill(1);
    this.b = new Int32Array(slots);
  }

  set(slot: number, a: number, b: number): void {
    this.a[slot] = a;
    this.b[slot] = b;
  }

  at(slot: number, x: number): number {
    return (mul(this.a[slot]!, x) + this.b[slot]!) % P;
  }

  combine(into: number, left: number, right: number): void {
    const a = this.a[right]!;
    this.a[into] = mul(a, this.a[left]!);
    this.b[into] = (mul(a, this.b[left]!) + this.b[right]!) % P;
  }
}
