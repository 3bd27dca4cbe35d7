import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

const P = 998244353;

/** `kinds`: which kinds of query there are; a place is anywhere, or `near` the beginning or the end. */
function randomInput(
  random: Random,
  size: number,
  queries: number,
  kinds: string,
  near = size,
): string {
  const number = () => random.int(0, P - 1);
  const lines = [`${size} ${queries}`, Array.from({ length: size }, number).join(" ")];
  let length = size;
  const place = (last: number) => {
    const from = random.int(0, Math.min(near, last));
    return random.int(0, 1) === 0 ? from : last - from;
  };
  for (let query = 0; query < queries; query++) {
    const kind = length === 0 ? "0" : random.pick(kinds);
    const last = Math.max(0, length - 1);
    const [a, b] = [place(last), place(last)];
    const range = `${Math.min(a, b)} ${Math.max(a, b) + 1}`;
    if (kind === "0") lines.push(`0 ${place(length++)} ${number()}`);
    else if (kind === "1") lines.push(`1 ${a}`);
    else if (kind === "3") lines.push(`3 ${range} ${number()} ${number()}`);
    else lines.push(`${kind} ${range}`);
    if (kind === "1") length--;
  }
  return `${lines.join("\n")}\n`;
}

/** An array, changed place by place, products by BigInt: quadratic, so the largest are for time alone. */
export const twin: Twin = {
  problem: "dynamic_sequence_range_affine_range_sum",
  generators: {
    small: (random) => randomInput(random, random.int(1, 10), 50, "01234"),
    shrinking: (random) => randomInput(random, random.int(1, 30), 50, "112344"),
    medium: (random) => randomInput(random, random.int(1, 300), 1000, "001223344"),
    // The naive answer is quadratic: of the largest, sums alone; the official cases have the rest.
    "max-ends": (random) => randomInput(random, 500_000, 500_000, "4", 10),
  },
  naive: (input) => {
    const [, first, ...lines] = input.trimEnd().split("\n");
    const numbers = first!.split(" ").map(BigInt);
    const modulus = BigInt(P);
    const prefix = [0n]; // sums, recomputed after a change
    const out: string[] = [];
    for (const line of lines) {
      const [kind, l, r = 0, b = 0, c = 0] = line.split(" ").map(Number) as number[];
      if (kind !== 4) prefix.length = 1;
      if (kind === 0) numbers.splice(l!, 0, BigInt(r));
      else if (kind === 1) numbers.splice(l!, 1);
      else if (kind === 2) numbers.splice(l!, r - l!, ...numbers.slice(l, r).reverse());
      else if (kind === 3) {
        for (let at = l!; at < r; at++) {
          numbers[at] = (numbers[at]! * BigInt(b) + BigInt(c)) % modulus;
        }
      } else {
        for (let at = prefix.length; at <= r; at++) prefix.push(prefix[at - 1]! + numbers[at - 1]!);
        out.push(`${(prefix[r]! - prefix[l!]!) % modulus}`);
      }
    }
    return `${out.join("\n")}\n`;
  },
};
