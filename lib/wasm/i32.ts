/**
 * i32: the WebAssembly instructions on 32-bit integers that the kernels use.
 *
 * Use     i32.add(i32.const(1), i32.const(2))
 * Time    O(bytes of the operands)
 * Space   that of the bytes
 * Limits  u: unsigned, s: signed; load and store need a memory, addresses are bytes
 * Errors  TypeError: an operand of another type; RangeError: a constant of more than 32 bits
 * Source  WebAssembly Core Specification, "Numeric Instructions",
 *         https://webassembly.github.io/spec/core/binary/instructions.html; own code
 * Tested  i32.test.ts: each instruction run by the engine, against JavaScript's operators
 */
import { type Code, instruction } from "./code";
import { leb128 } from "./leb128";

const binary =
  (name: string, opcode: number) =>
  (left: Code, right: Code): Code =>
    instruction(`i32.${name}`, [opcode], ["i32", "i32"], "i32", [left, right]);

export const i32 = {
  const: (value: number): Code => {
    if (value !== (value | 0)) throw new RangeError(`i32.const: expected 32 bits, got ${value}`);
    return { type: "i32", bytes: [0x41, ...leb128(value, "signed")] };
  },
  add: binary("add", 0x6a),
  sub: binary("sub", 0x6b),
  mul: binary("mul", 0x6c),
  and: binary("and", 0x71),
  shl: binary("shl", 0x74),
  shrS: binary("shrS", 0x75),
  shrU: binary("shrU", 0x76),
  eq: binary("eq", 0x46),
  ltS: binary("ltS", 0x48),
  ltU: binary("ltU", 0x49),
  eqz: (value: Code): Code => instruction("i32.eqz", [0x45], ["i32"], "i32", [value]),
  /** How many zero bits stand below the lowest one; 32 for 0. */
  ctz: (value: Code): Code => instruction("i32.ctz", [0x68], ["i32"], "i32", [value]),
  /** The low half of an i64. */
  wrap: (value: Code): Code => instruction("i32.wrap", [0xa7], ["i64"], "i32", [value]),
  load: (address: Code, offset = 0): Code =>
    instruction("i32.load", [0x28, 2, ...leb128(offset)], ["i32"], "i32", [address]),
  store: (address: Code, value: Code, offset = 0): Code => {
    const opcode = [0x36, 2, ...leb128(offset)];
    return instruction("i32.store", opcode, ["i32", "i32"], "nothing", [address, value]);
  },
};
