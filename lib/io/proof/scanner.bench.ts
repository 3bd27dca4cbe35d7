import type { Bench, FunctionContender, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer, plain } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { intsIn } from "../ints-in";
import { Scanner } from "../scanner";

const SEED = 1;
const COUNT = 1_000_000;

/**
 * Reads 10^6 numbers from low to high, one a line, from bytes. The Scanner is kept while garbage is
 * collected before the run: with the last Scanner its compiled code would go.
 */
function reading(low: number, high: number, read: (scanner: Scanner) => ArrayLike<number>): Run {
  const random = new Random(SEED);
  const lines = Array.from({ length: COUNT }, () => random.int(low, high));
  const scanner = new Scanner(new TextEncoder().encode(`${lines.join("\n")}\n`));
  return () => {
    const numbers = read(scanner);
    let sum = 0;
    for (let at = 0; at < COUNT; at++) sum = (Math.imul(sum, 31) + numbers[at]!) | 0;
    return sum;
  };
}

function scanned(scanner: Scanner): Int32Array {
  const numbers = new Int32Array(COUNT);
  for (let at = 0; at < COUNT; at++) numbers[at] = scanner.int();
  return numbers;
}

function atOnce(low: number, high: number): (scanner: Scanner) => Int32Array {
  return (scanner) => {
    const numbers = new Int32Array(COUNT);
    intsIn(scanner, numbers, COUNT, low, high, "number");
    return numbers;
  };
}

const split = ({ bytes }: Scanner) =>
  new TextDecoder().decode(bytes).trim().split(/\s+/).map(Number);

/** Hand-written code for trusted input: it reports no errors. */
function byHand({ bytes: input }: Scanner): Int32Array {
  const numbers = new Int32Array(COUNT);
  let at = 0;
  for (let index = 0; index < COUNT; index++) {
    while (input[at]! <= 32) at++;
    const minus = input[at] === 45;
    if (minus) at++;
    let value = 0;
    for (; input[at]! >= 48; at++) value = value * 10 + input[at]! - 48;
    numbers[index] = minus ? -value : value;
  }
  return numbers;
}

interface Scanf {
  sscanf(text: string, format: string): number;
}

function contenders(low: number, high: number): readonly FunctionContender[] {
  const run = (read: (scanner: Scanner) => ArrayLike<number>) => reading(low, high, read);
  return [
    ours("intsIn", () => run(atOnce(low, high))),
    ours("Scanner.int", () => run(scanned)),
    plain("split, Number", () => run(split)),
    plain("a loop without checks", () => run(byHand)),
    peer("scanf", ({ default: { sscanf } }: { default: Scanf }) =>
      run(({ bytes }) => {
        const lines = new TextDecoder().decode(bytes).split("\n");
        return Int32Array.from({ length: COUNT }, (_, at) => sscanf(lines[at]!, "%d"));
      }),
    ),
    cpp("C++ from_chars", "io/scanner.cpp", "from_chars", `${low}`, `${high}`),
    cpp("C++ by hand", "io/scanner.cpp", "by-hand", `${low}`, `${high}`),
  ];
}

export const benches: readonly Bench[] = [
  functionBench(
    { work: "10^6 integers of up to ten digits from bytes", seed: SEED },
    contenders(-1e9, 1e9),
  ),
  functionBench({ work: "10^6 integers below 100 from bytes", seed: SEED }, contenders(0, 99)),
];
