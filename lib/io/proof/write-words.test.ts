import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { writeWords } from "../write-words";
import { Writer } from "../writer";

function written(values: readonly bigint[], signed: boolean): string {
  const highs = values.map((value) => Number(BigInt.asUintN(32, value >> 32n)));
  const high = signed ? Int32Array.from(highs) : Uint32Array.from(highs);
  const lows = values.map((value) => Number(BigInt.asUintN(32, value)));
  const low = values.length % 2 === 0 ? Uint32Array.from(lows) : Int32Array.from(lows);
  return new TextDecoder().decode(writeWords(new Writer(), high, low).result());
}

it.each([true, false])("writes what BigInt writes; signed: %s", (signed) => {
  const [least, limit] = signed ? [-(2n ** 63n), 2n ** 63n] : [0n, 2n ** 64n];
  const clamped = (value: bigint) => (value < least ? least : value >= limit ? limit - 1n : value);
  for (const random of rounds(500)) {
    const values = Array.from({ length: random.int(0, 30) }, () => {
      const power = 10n ** BigInt(random.int(0, 19));
      const near = power + random.bigint(-1n, 1n);
      const value = random.pick([near, random.bigint(0n, power), 1n << BigInt(random.int(0, 64))]);
      return clamped(random.int(0, 1) === 0 ? value : -value);
    });
    values.push(
      least,
      limit - 1n,
      0n,
      2n ** 32n,
      2n ** 32n - 1n,
      clamped(-(2n ** 32n)),
      clamped(-1n),
    );
    expect(written(values, signed)).toBe(values.join(" "));
  }
});

it("the separator stands between the numbers alone", () => {
  const writer = new Writer().text("a");
  writeWords(writer, Int32Array.of(0, 1), Int32Array.of(1, 0), 10);
  writeWords(writer, new Int32Array(0), new Int32Array(0));
  expect(new TextDecoder().decode(writer.result())).toBe("a1\n4294967296");
});
