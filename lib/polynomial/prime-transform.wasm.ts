/**
 * primeTransformWasm: a WebAssembly module with SIMD that runs the layers of PrimeTransform.
 *
 * Use     primeTransformWasm()
 * Exports  forward, inverse: a layer's blocks from number `from` on, `count` of them, the first one at the
 *          address `at`, each of four quarters of `size` bytes, 16 or more; `turn` is the factor of block
 *          `from`; they return that of the next block. forwardLast, inverseFirst: the layer whose quarters
 *          are single terms, 16 terms at a time. halves: the layer of two halves. multiply: term by
 *          term. multiplyBy: by one factor. `table` is the address of a table as transform-kernel.ts makes it
 * Source   prime-transform.ts; products by P. L. Montgomery, "Modular Multiplication Without Trial
 *          Division" (1985), four at a time; factors one from another as in atcoder/ac-library
 * Tested   prime-transform.wasm.test.ts: against BigInt; transform-kernel.test.ts: against PrimeTransform
 *          without WebAssembly
 *
 * Terms are unsigned, below 4 p < 2^32 before a layer of forward, below 2 p before one of inverse.
 */
import { type Code, doWhile, type Local, sequence, set, tee } from "../wasm/code";
import { i32 } from "../wasm/i32";
import { i32x4 } from "../wasm/i32x4";
import { montgomery32x4, type Products32x4, transpose } from "../wasm/montgomery32x4";
import { type WasmFunction, WasmModule } from "../wasm/wasm-module";

type Layer = (
  table: number,
  at: number,
  from: number,
  count: number,
  turn: number,
  size: number,
) => number;

export interface PrimeTransformKernel {
  readonly memory: { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => number };
  readonly forward: Layer;
  readonly inverse: Layer;
  readonly forwardLast: Layer;
  readonly inverseFirst: Layer;
  readonly halves: (table: number, at: number, bytes: number) => void;
  readonly multiply: (table: number, left: number, right: number, bytes: number) => void;
  readonly multiplyBy: (table: number, at: number, bytes: number, factor: number) => void;
}

/** Places in a table, in bytes: the modulus, its inverse modulo 2^32, the turn, four lanes, two lists. */
export const TABLE = {
  p: 0,
  inverse: 4,
  turn: 8,
  lanes: 16,
  rates: 32,
  lastRates: 160,
  bytes: 288,
};

export function primeTransformWasm(): Uint8Array {
  const module = new WasmModule();
  module.memory(1);
  for (const name of ["forward", "inverse"] as const) {
    module.define(name, LAYER, "i32", (func) => layer(func, name === "forward"));
  }
  module.define("forwardLast", LAYER, "i32", (func) => lastLayer(func, true));
  module.define("inverseFirst", LAYER, "i32", (func) => lastLayer(func, false));

  module.define("halves", ["i32", "i32", "i32"], "nothing", (func) => {
    const [table, at, bytes] = func.parameters as [Local, Local, Local];
    const { prepare, difference } = modulo(func, table);
    const x = func.local("v128");
    const y = func.local("v128");
    const other = func.local("i32");
    const end = func.local("i32");
    return [
      prepare,
      set(end, i32.add(at, bytes)),
      doWhile(
        [
          set(other, i32.add(at, bytes)),
          set(x, i32x4.load(at)),
          set(y, i32x4.load(other)),
          i32x4.store(at, i32x4.add(x, y)),
          i32x4.store(other, difference(x, y)),
          step(at),
        ],
        i32.ltU(at, end),
      ),
    ];
  });
  module.define("multiply", ["i32", "i32", "i32", "i32"], "nothing", (func) => {
    const [table, left, right, bytes] = func.parameters as [Local, Local, Local, Local];
    const { prepare, factor, times } = modulo(func, table);
    const [w, scaled] = factor();
    const end = func.local("i32");
    return [
      prepare,
      set(end, i32.add(left, bytes)),
      doWhile(
        [
          set(w, i32x4.load(right)),
          scaled,
          i32x4.store(left, times(i32x4.load(left), w)),
          step(left),
          step(right),
        ],
        i32.ltU(left, end),
      ),
    ];
  });
  module.define("multiplyBy", ["i32", "i32", "i32", "i32"], "nothing", (func) => {
    const [table, at, bytes, by] = func.parameters as [Local, Local, Local, Local];
    const { prepare, factor, times, residue } = modulo(func, table);
    const [w, scaled] = factor();
    const end = func.local("i32");
    return [
      prepare,
      set(w, i32x4.splat(by)),
      scaled,
      set(end, i32.add(at, bytes)),
      doWhile([i32x4.store(at, residue(times(i32x4.load(at), w))), step(at)], i32.ltU(at, end)),
    ];
  });
  return module.bytes();
}

/** Products modulo the number in the table. */
function modulo(func: WasmFunction, table: Local): Products32x4 {
  return montgomery32x4(func, i32.load(table, TABLE.p), i32.load(table, TABLE.inverse));
}

type LayerLocals = [Local, Local, Local, Local, Local, Local];
const LAYER = ["i32", "i32", "i32", "i32", "i32", "i32"] as const;

/** The blocks of one layer: in each, 16 bytes of every quarter at a time. */
function layer(func: WasmFunction, isForward: boolean): Code[] {
  const [table, at, from, count, turn, size] = func.parameters as unknown as LayerLocals;
  const math = modulo(func, table);
  const factors = blockFactors(func, table, math);
  const [b, c, d, end] = [
    func.local("i32"),
    func.local("i32"),
    func.local("i32"),
    func.local("i32"),
  ];
  const places = [at, b, c, d];
  const x = places.map(() => func.local("v128"));
  return [
    factors.prepare,
    set(factors.first, i32x4.splat(turn)),
    doWhile(
      [
        factors.derive,
        set(b, i32.add(at, size)),
        set(c, i32.add(b, size)),
        set(d, i32.add(c, size)),
        set(end, b),
        doWhile(
          [
            ...places.map((place, i) => set(x[i]!, i32x4.load(place))),
            isForward ? forwardStep(math, factors, x) : inverseStep(math, factors, x),
            ...places.map((place, i) => i32x4.store(place, x[i]!)),
            ...places.map(step),
          ],
          i32.ltU(at, end),
        ),
        set(at, d),
        factors.next(rate(table, TABLE.rates, from)),
        set(count, i32.sub(count, i32.const(1))),
      ],
      count,
    ),
    i32x4.first(factors.first),
  ];
}

/** Blocks of four terms, four blocks at a time: their terms of one kind in one vector. */
function lastLayer(func: WasmFunction, isForward: boolean): Code[] {
  const [table, at, from, count, turn] = func.parameters as unknown as LayerLocals;
  const math = modulo(func, table);
  const factors = blockFactors(func, table, math);
  const x = Array.from({ length: 4 }, () => func.local("v128"));
  const [lanes, scaled] = math.factor();
  const running = func.local("v128");
  const transposed = transpose(x, factors.spare);
  return [
    factors.prepare,
    set(running, i32x4.splat(turn)),
    set(lanes, i32x4.load(table, TABLE.lanes)),
    scaled,
    doWhile(
      [
        set(factors.first, math.residue(math.times(running, lanes))),
        factors.derive,
        ...x.map((vector, i) => set(vector, i32x4.load(at, 16 * i))),
        transposed,
        isForward ? forwardStep(math, factors, x) : inverseStep(math, factors, x),
        ...(isForward ? x.map((vector) => set(vector, math.residue(math.reduced(vector)))) : []),
        transposed,
        ...x.map((vector, i) => i32x4.store(at, vector, 16 * i)),
        set(at, i32.add(at, i32.const(64))),
        set(factors.first, running),
        factors.next(rate(table, TABLE.lastRates, from)),
        set(running, factors.first),
        set(count, i32.sub(count, i32.const(1))),
      ],
      count,
    ),
    i32x4.first(running),
  ];
}

interface Factors {
  readonly first: Local;
  readonly second: Local;
  readonly third: Local;
  /** The second and third from the first. */
  readonly derive: Code;
  /** The first of the next block. */
  readonly next: (rate: Code) => Code;
  /** That of b - d in forward, of c - d in inverse. */
  readonly turn: Local;
  readonly prepare: Code;
  readonly spare: readonly Local[];
}

function blockFactors(func: WasmFunction, table: Local, math: Products32x4): Factors {
  const { factor, times, residue } = math;
  const [turn, turnScaled] = factor();
  const [first, firstScaled] = factor();
  const [second, secondScaled] = factor();
  const [third, thirdScaled] = factor();
  const derive = sequence(
    firstScaled,
    set(second, residue(times(first, first))),
    secondScaled,
    set(third, residue(times(second, first))),
    thirdScaled,
  );
  const next = (rate: Code) =>
    sequence(set(second, rate), secondScaled, set(first, residue(times(first, second))));
  const prepare = sequence(
    math.prepare,
    set(turn, i32x4.splat(i32.load(table, TABLE.turn))),
    turnScaled,
  );
  const spare = Array.from({ length: 4 }, () => func.local("v128"));
  return { first, second, third, derive, next, turn, prepare, spare };
}

/** from += 1, and the entry of a list that leads to the factor of that block, in all lanes. */
function rate(table: Local, list: number, from: Local): Code {
  const next = tee(from, i32.add(from, i32.const(1)));
  return i32x4.splat(i32.load(i32.add(table, i32.shl(i32.ctz(next), i32.const(2))), list));
}

function forwardStep(math: Products32x4, factors: Factors, x: readonly Local[]): Code {
  const { times, reduced, difference } = math;
  const { first, second, third, turn, spare } = factors;
  const [a, b, c, d] = x as [Local, Local, Local, Local];
  const [even, odd, sum, turned] = spare as [Local, Local, Local, Local];
  return sequence(
    set(a, reduced(a)),
    set(b, times(b, first)),
    set(c, times(c, second)),
    set(d, times(d, third)),
    set(even, reduced(i32x4.add(a, c))),
    set(odd, reduced(difference(a, c))),
    set(sum, reduced(i32x4.add(b, d))),
    set(turned, times(difference(b, d), turn)),
    set(a, i32x4.add(even, sum)),
    set(b, difference(even, sum)),
    set(c, i32x4.add(odd, turned)),
    set(d, difference(odd, turned)),
  );
}

function inverseStep(math: Products32x4, factors: Factors, x: readonly Local[]): Code {
  const { times, reduced, difference } = math;
  const { first, second, third, turn, spare } = factors;
  const [a, b, c, d] = x as [Local, Local, Local, Local];
  const [even, odd, sum, turned] = spare as [Local, Local, Local, Local];
  return sequence(
    set(even, reduced(i32x4.add(a, b))),
    set(odd, reduced(difference(a, b))),
    set(sum, reduced(i32x4.add(c, d))),
    set(turned, times(difference(c, d), turn)),
    set(a, reduced(i32x4.add(even, sum))),
    set(b, times(i32x4.add(odd, turned), first)),
    set(c, times(difference(even, sum), second)),
    set(d, times(difference(odd, turned), third)),
  );
}

/** The next 16 bytes. */
function step(place: Local): Code {
  return set(place, i32.add(place, i32.const(16)));
}
