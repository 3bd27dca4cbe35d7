/** The shortest text that packedBytes of lib/wasm/packed-bytes.ts reads as these bytes. */
export function packBytes(bytes: Uint8Array): string {
  const items = shortest(bytes);
  let bits = numberBits(bytes.length + 1);
  for (let at = 0; at < bytes.length; at += items[at]!.count) {
    const { count, distance } = items[at]!;
    bits += numberBits(count);
    bits += count === 1 ? binary(bytes[at]!, 8) : distanceBits(distance);
  }
  return bits.replace(/.{1,6}/g, (six) => DIGITS[Number.parseInt(six.padEnd(6, "0"), 2)]!);
}

/** A byte, or a copy of `count` bytes that stand `distance` before; `cost` is that of all from here on. */
interface Item {
  readonly count: number;
  readonly distance: number;
  readonly cost: number;
}

/** The first item of the cheapest way to write what begins at each place. */
function shortest(bytes: Uint8Array): Item[] {
  const items: Item[] = [];
  const costFrom = (at: number) => items[at]?.cost ?? 0;
  for (let at = bytes.length - 1; at >= 0; at--) {
    let best: Item = { count: 1, distance: 0, cost: 1 + 8 + costFrom(at + 1) };
    let longest = 1;
    // A nearer copy of the same length never costs more.
    for (let distance = 1; distance <= Math.min(at, MOST_DISTANCE); distance++) {
      if (bytes[at + longest] !== bytes[at + longest - distance]) continue;
      let length = 0;
      while (at + length < bytes.length && bytes[at + length] === bytes[at + length - distance]) {
        length++;
      }
      for (let count = longest + 1; count <= length; count++) {
        const own = numberBits(count).length + distanceBits(distance).length;
        const cost = own + costFrom(at + count);
        if (cost < best.cost) best = { count, distance, cost };
      }
      longest = Math.max(longest, length);
    }
    items[at] = best;
  }
  return items;
}

/** A number from 1 on in Elias's gamma code. */
function numberBits(n: number): string {
  const digits = n.toString(2);
  return "0".repeat(digits.length - 1) + digits;
}

function distanceBits(distance: number): string {
  const digits = distance.toString(2);
  return binary(digits.length - 1, 4) + digits.slice(1);
}

function binary(value: number, digits: number): string {
  return value.toString(2).padStart(digits, "0");
}

const MOST_DISTANCE = 2 ** 16 - 1;
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
