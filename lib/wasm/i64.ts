/**
 * i64: the WebAssembly instructions on 64-bit integers that the kernels use.
 *
 * Use     i64.add(i64.const(1n), i64.const(2n))
 * Time    O(bytes of the operands)
 * Space   that of the bytes
 * Limits  u: unsigned; comparisons leave an i32
 * Errors  TypeError: an operand of another type; RangeError: a constant of more than 64 bits
 * Source  WebAssembly Core Specification, "Numeric Instructions",
 *         https://webassembly.github.io/spec/core/binary/instructions.html; own code
 * Tested  i64.test.ts: each instruction run by the engine, against BigInt
 */
import { type Code, instruction, type ValueType } from "./code";
import { leb128 } from "./leb128";

const binary =
  (name: string, opcode: number, leaves: ValueType = "i64") =>
  (left: Code, right: Code): Code =>
    instruction(`i64.${name}`, [opcode], ["i64", "i64"], leaves, [left, right]);

export const i64 = {
  const: (value: number | bigint): Code => {
    return { type: "i64", bytes: [0x42, ...leb128(value, "signed")] };
  },
  add: binary("add", 0x7c),
  sub: binary("sub", 0x7d),
  mul: binary("mul", 0x7e),
  remU: binary("remU", 0x82),
  and: binary("and", 0x83),
  or: binary("or", 0x84),
  shl: binary("shl", 0x86),
  shrU: binary("shrU", 0x88),
  eq: binary("eq", 0x51, "i32"),
  ne: binary("ne", 0x52, "i32"),
  ltU: binary("ltU", 0x54, "i32"),
  gtU: binary("gtU", 0x56, "i32"),
  eqz: (value: Code): Code => instruction("i64.eqz", [0x50], ["i64"], "i32", [value]),
  /** How many zero bits stand below the lowest one; 64 for 0. */
  ctz: (value: Code): Code => instruction("i64.ctz", [0x7a], ["i64"], "i64", [value]),
  /** The i64 of an unsigned i32. */
  extendU: (value: Code): Code => instruction("i64.extendU", [0xad], ["i32"], "i64", [value]),
  load: (address: Code, offset = 0): Code =>
    instruction("i64.load", [0x29, 3, ...leb128(offset)], ["i32"], "i64", [address]),
};
