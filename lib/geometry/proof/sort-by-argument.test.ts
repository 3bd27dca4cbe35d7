import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { compareArguments, sortByArgument } from "../sort-by-argument";

/** 0 for angles in (-π, 0), 1 for 0 and the origin, 2 for (0, π), 3 for π. */
function half(x: bigint, y: bigint): number {
  if (y !== 0n) return y < 0n ? 0 : 2;
  return x < 0n ? 3 : 1;
}

function naive(ax: bigint, ay: bigint, bx: bigint, by: bigint): number {
  const halves = half(ax, ay) - half(bx, by);
  if (halves !== 0) return halves;
  const cross = ax * by - ay * bx;
  return cross > 0n ? -1 : cross < 0n ? 1 : 0;
}

function check(x: Float64Array, y: Float64Array): void {
  const bigX = [...x].map(BigInt);
  const bigY = [...y].map(BigInt);
  const expected = bigX
    .map((_, i) => i)
    .sort((i, j) => naive(bigX[i]!, bigY[i]!, bigX[j]!, bigY[j]!) || i - j);
  const order = [...sortByArgument(x, y)];
  holdEqual(order.join(), expected.join(), () => ({ x, y, found: order }));
}

it("angles that doubles do not separate", () => {
  for (const random of rounds(100)) {
    const most = random.pick([1e9, 2 ** 50]);
    const near = () => most - random.int(0, 40);
    const sign = () => random.pick([-1, 1]);
    const [sx, sy] = [sign(), sign()];
    const x = Float64Array.from({ length: 60 }, () => sx * near());
    const y = Float64Array.from({ length: 60 }, () => sy * near());
    check(x, y);
    check(
      x,
      y.map(() => random.int(-2, 2)),
    );
    check(
      x.map(() => random.int(-2, 2)),
      y,
    );
  }
});

it("compareArguments is an order on all small points", () => {
  for (let code = 0; code < 625; code++) {
    const [ax, ay, bx, by] = [code % 5, (code / 5) % 5, (code / 25) % 5, code / 125].map(
      (value) => Math.floor(value) - 2,
    ) as [number, number, number, number];
    const wanted = naive(BigInt(ax), BigInt(ay), BigInt(bx), BigInt(by));
    expect(Math.sign(compareArguments(ax, ay, bx, by))).toBe(Math.sign(wanted));
  }
});
