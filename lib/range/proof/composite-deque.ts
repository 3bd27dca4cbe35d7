/** Functions x → a x + b modulo 998244353 in a row, and their composite. */
import { mul998244353 as mul } from "../../number/mul998244353";
import { SlotDeque } from "../slot-deque";

const P = 998244353;

export class CompositeDeque extends SlotDeque {
  private readonly a = new Int32Array(this.slots).fill(1);
  private readonly b = new Int32Array(this.slots);

  setSlot(slot: number, a: number, b: number): void {
    this.a[slot] = a;
    this.b[slot] = b;
  }

  at(x: number): number {
    const k = this.fold();
    return (mul(this.a[k]!, x) + this.b[k]!) % P;
  }

  protected combine(into: number, left: number, right: number): void {
    const a = this.a[right]!;
    this.a[into] = mul(a, this.a[left]!);
    this.b[into] = (mul(a, this.b[left]!) + this.b[right]!) % P;
  }
}
