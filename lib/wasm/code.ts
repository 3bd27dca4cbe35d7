/**
 * Code: a piece of a WebAssembly function: its bytes, and the type of the value that it leaves.
 *
 * Use     sequence(instruction("nop", [0x01], [], "nothing", []))
 * Time    O(bytes) a piece: the bytes of the parts are copied
 * Space   that of the bytes
 * Limits  one value or none a piece; blocks neither take nor leave values; no branch out of a piece
 * Errors  TypeError: an operand of another type than the instruction takes
 * Source  WebAssembly Core Specification, "Instructions",
 *         https://webassembly.github.io/spec/core/binary/instructions.html; own code
 * Tested  code.test.ts: each form run by the engine
 *
 * Pieces are put together as expressions, i64.add(x, i64.const(1)), so that the operands of an
 * instruction stand in brackets as in any other language. A macro is a function that returns Code.
 */
import { leb128 } from "./leb128";

export interface Code {
  readonly type: ValueType | "nothing";
  readonly bytes: readonly number[];
}

/** The types of values, with the byte that stands for each. */
export const VALUE_TYPES = { i32: 0x7f, i64: 0x7e, f64: 0x7c, v128: 0x7b } as const;
export type ValueType = keyof typeof VALUE_TYPES;

/** A parameter or a variable of a function: read where it stands as Code. */
export interface Local extends Code {
  readonly type: ValueType;
  readonly index: number;
}

/** An instruction after its operands, which must have these types. */
export function instruction(
  name: string,
  opcode: readonly number[],
  takes: readonly ValueType[],
  leaves: ValueType | "nothing",
  operands: readonly Code[],
): Code {
  const types = operands.map(({ type }) => type);
  if (types.join() !== takes.join()) {
    throw new TypeError(`${name}: expected operands (${takes.join()}), got (${types.join()})`);
  }
  return { type: leaves, bytes: [...operands.flatMap(({ bytes }) => bytes), ...opcode] };
}

/** local = value. */
export function set(local: Local, value: Code): Code {
  const opcode = [0x21, ...leb128(local.index)];
  return instruction("set", opcode, [local.type], "nothing", [value]);
}

/** local = value, which stays as the value of the expression. */
export function tee(local: Local, value: Code): Code {
  const opcode = [0x22, ...leb128(local.index)];
  return instruction("tee", opcode, [local.type], local.type, [value]);
}

/** The first value where the condition, an i32, is not 0, else the second; both are computed before it. */
export function select(condition: Code, first: Code, second: Code): Code {
  const { type } = first;
  if (type === "nothing") throw new TypeError("select: expected values, got nothing");
  return instruction("select", [0x1b], [type, type, "i32"], type, [first, second, condition]);
}

/** Statements one after the other. */
export function sequence(...statements: readonly Code[]): Code {
  const value = statements.find(({ type }) => type !== "nothing");
  if (value) throw new TypeError(`sequence: expected statements, got a value of ${value.type}`);
  return { type: "nothing", bytes: statements.flatMap(({ bytes }) => bytes) };
}

/** Statements that run where the condition, an i32, is not 0, and those that run where it is. */
export function when(condition: Code, yes: readonly Code[], no: readonly Code[] = []): Code {
  const other = no.length > 0 ? [ELSE, ...sequence(...no).bytes] : [];
  const opcode = [0x04, EMPTY, ...sequence(...yes).bytes, ...other, END];
  return instruction("when", opcode, ["i32"], "nothing", [condition]);
}

/** Runs the statements once and again while the condition holds after them. */
export function doWhile(statements: readonly Code[], condition: Code): Code {
  const again = instruction("doWhile", [BRANCH_IF, 0], ["i32"], "nothing", [condition]);
  return {
    type: "nothing",
    bytes: [LOOP, EMPTY, ...sequence(...statements, again).bytes, END],
  };
}

/** Runs the statements as long as the condition holds before them. */
export function whileDo(condition: Code, statements: readonly Code[]): Code {
  const leave = instruction("whileDo", [0x45, BRANCH_IF, 1], ["i32"], "nothing", [condition]);
  const loop = [LOOP, EMPTY, ...sequence(leave, ...statements).bytes, BRANCH, 0, END];
  return { type: "nothing", bytes: [BLOCK, EMPTY, ...loop, END] };
}

/** Runs the statements again and again until one of them leaves the function, with a value of this type. */
export function forever(type: ValueType, ...statements: readonly Code[]): Code {
  const loop = [LOOP, EMPTY, ...sequence(...statements).bytes, BRANCH, 0, END];
  return { type, bytes: [...loop, UNREACHABLE] };
}

/** Ends the function with this value. */
export function leave(value: Code): Code {
  return { type: "nothing", bytes: [...value.bytes, 0x0f] };
}

const UNREACHABLE = 0x00;
const BLOCK = 0x02;
const LOOP = 0x03;
const ELSE = 0x05;
const END = 0x0b;
const BRANCH = 0x0c;
const BRANCH_IF = 0x0d;
/** The type of a block without a value. */
const EMPTY = 0x40;
