/**
 * i32x4: the WebAssembly instructions on four 32-bit integers at once (SIMD) that the kernels use.
 *
 * Use     typeof i32x4.add
 * Time    O(bytes of the operands)
 * Space   that of the bytes
 * Limits  Node 16.4 and newer; u: unsigned; products and differences of 64 bits are pairs of them in a v128;
 *         load and store need a memory, addresses are bytes
 * Errors  TypeError: an operand of another type; RangeError: a lane outside
 * Source  WebAssembly Core Specification 2.0, "Vector Instructions",
 *         https://webassembly.github.io/spec/core/binary/instructions.html; own code
 * Tested  i32x4.test.ts: each instruction run by the engine, against JavaScript's operators
 */
import { type Code, instruction } from "./code";
import { i32 } from "./i32";
import { leb128 } from "./leb128";

const opcode = (number: number) => [0xfd, ...leb128(number)];

const binary =
  (name: string, number: number) =>
  (left: Code, right: Code): Code =>
    instruction(`i32x4.${name}`, opcode(number), ["v128", "v128"], "v128", [left, right]);

export const i32x4 = {
  add: binary("add", 0xae),
  sub: binary("sub", 0xb1),
  mul: binary("mul", 0xb5),
  minU: binary("minU", 0xb7),
  /** The products of 64 bits of the lanes 0 and 1, and of the lanes 2 and 3. */
  lowProductsU: binary("lowProductsU", 0xde),
  highProductsU: binary("highProductsU", 0xdf),
  and: binary("and", 0x4e),
  /** Sums and differences of two pairs of 64 bits. */
  add64: binary("add64", 0xce),
  sub64: binary("sub64", 0xd1),
  /** A pair of 64 bits shifted by a number of bits. */
  shrU64: (pair: Code, bits: number): Code =>
    instruction("i32x4.shrU64", opcode(0xcd), ["v128", "i32"], "v128", [pair, i32.const(bits)]),
  splat: (value: Code): Code => instruction("i32x4.splat", opcode(0x11), ["i32"], "v128", [value]),
  first: (value: Code): Code =>
    instruction("i32x4.first", [...opcode(0x1b), 0], ["v128"], "i32", [value]),
  load: (address: Code, offset = 0): Code =>
    instruction("i32x4.load", [...opcode(0), 4, ...leb128(offset)], ["i32"], "v128", [address]),
  /** One word of the memory in all lanes. */
  loadSplat: (address: Code, offset = 0): Code =>
    instruction("i32x4.loadSplat", [...opcode(9), 2, ...leb128(offset)], ["i32"], "v128", [
      address,
    ]),
  store: (address: Code, value: Code, offset = 0): Code => {
    const store = [...opcode(0x0b), 4, ...leb128(offset)];
    return instruction("i32x4.store", store, ["i32", "v128"], "nothing", [address, value]);
  },
  /** The lanes with these numbers: 0 to 3 of the left, 4 to 7 of the right. */
  shuffle: (left: Code, right: Code, lanes: readonly number[]): Code => {
    if (lanes.length !== 4 || lanes.some((lane) => !(lane >>> 0 === lane && lane < 8))) {
      throw new RangeError(`i32x4.shuffle: expected four lanes in [0, 8), got ${lanes}`);
    }
    const bytes = lanes.flatMap((lane) => [4 * lane, 4 * lane + 1, 4 * lane + 2, 4 * lane + 3]);
    const shuffle = [...opcode(0x0d), ...bytes];
    return instruction("i32x4.shuffle", shuffle, ["v128", "v128"], "v128", [left, right]);
  },
};
