import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Writer } from "../../io/writer";
import { BigInteger } from "../big-integer";

it("agrees with BigInt for all operations and signs", () => {
  const numbers = [0n, 1n, -1n, 999_999n, -1_000_000n, 10n ** 30n, 1n - 10n ** 30n];
  for (const random of rounds(30)) {
    const most = 10n ** BigInt(random.int(1, 60));
    numbers.push(random.bigint(-most, most));
  }
  for (const a of numbers) {
    const x = BigInteger.parse(a.toString());
    expect(x.toString()).toBe(a.toString());
    expect(x.isNegative).toBe(a < 0n);
    expect(x.negate().toString()).toBe((-a).toString());
    expect(String.fromCharCode(...x.writeTo(new Writer()).result())).toBe(a.toString());
    for (const b of numbers) {
      const y = BigInteger.parse(b.toString());
      expect(x.add(y).toString()).toBe((a + b).toString());
      expect(x.subtract(y).toString()).toBe((a - b).toString());
      expect(x.multiply(y).toString()).toBe((a * b).toString());
      expect(Math.sign(x.compare(y))).toBe(a < b ? -1 : +(a > b));
      if (b === 0n) continue;
      const { quotient, remainder } = x.divide(y);
      const answers = [quotient.toString(), remainder.toString()];
      expect(answers).toEqual([(a / b).toString(), (a % b).toString()]);
    }
  }
});

it("reads leading zeros, and refuses what is no integer", () => {
  expect(BigInteger.parse("-0000").toString()).toBe("0");
  const padded = BigInteger.parse("0000012345678");
  expect(padded.toString()).toBe("12345678");
  expect(padded.compare(BigInteger.parse("12345678"))).toBe(0);
  expect(padded.compare(BigInteger.parse("100000000"))).toBeLessThan(0);
  for (const zero of ["0", "-0", "-0000", "0000000000"])
    expect(BigInteger.parse(zero)).toEqual(BigInteger.parse("5").subtract(BigInteger.parse("5")));
  expect(BigInteger.parse(new TextEncoder().encode("-0070000000")).toString()).toBe("-70000000");
  for (const bad of ["", "-", "1.5", "+1", "12a4567", "٣", "1 2", "0x1"]) {
    const call = () => BigInteger.parse(bad);
    expect(call).toThrow(new RangeError(`BigInteger.parse: expected an integer, got "${bad}"`));
  }
  const call = () => BigInteger.parse(new TextEncoder().encode("12a"));
  expect(call).toThrow(new RangeError('BigInteger.parse: expected an integer, got "12a"'));
  const long = "x".repeat(40);
  expect(() => BigInteger.parse(`${long}y`)).toThrow(
    new RangeError(`BigInteger.parse: expected an integer, got "${long}"`),
  );
  const [one, zero] = [BigInteger.parse("1"), BigInteger.parse("0")];
  expect(() => one.divide(zero)).toThrow("BigInteger.divide: the divisor is 0");
});
