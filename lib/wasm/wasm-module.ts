/**
 * WasmModule: the builder of a WebAssembly module: functions, variables, at most one memory.
 *
 * Use     const module = new WasmModule(); module.memory(1); module.bytes()
 * Time    O(bytes)
 * Space   that of the bytes
 * Limits  functions have at most one result and call only those defined before them; no imports, no tables
 * Errors  TypeError: arguments of other types, a body that leaves another type; RangeError: a bad memory
 * Source  WebAssembly Core Specification, "Modules",
 *         https://webassembly.github.io/spec/core/binary/modules.html; own code
 * Tested  wasm-module.test.ts: modules with all parts, run by the engine
 */
import { type Code, instruction, type Local, sequence, VALUE_TYPES, type ValueType } from "./code";
import { leb128 } from "./leb128";

/** A function that others can call; `local` declares one more variable of it, 0 at first. */
export interface WasmFunction {
  readonly parameters: readonly Local[];
  readonly local: (type: ValueType) => Local;
  readonly call: (...values: readonly Code[]) => Code;
}

/** A variable of the module. */
export interface Global extends Code {
  readonly set: (value: Code) => Code;
}

export class WasmModule {
  private readonly types: string[] = [];
  private readonly typeOf: number[] = [];
  private readonly bodies: number[][] = [];
  private readonly exported: number[][] = [];
  private readonly globals: number[][] = [];
  private memoryPages: number | undefined;

  /**
   * Defines a function. `body` gets it, for its parameters and variables, and returns the statements
   * and the result last. Only a function with a name is exported.
   */
  define(
    name: string | undefined,
    takes: readonly ValueType[],
    leaves: ValueType | "nothing",
    body: (func: WasmFunction) => readonly Code[],
  ): WasmFunction {
    const index = this.bodies.length;
    const variables: ValueType[] = [];
    const local = (type: ValueType): Local => {
      variables.push(type);
      return localAt(takes.length + variables.length - 1, type);
    };
    const label = name ?? `function ${index}`;
    const call = (...values: readonly Code[]) =>
      instruction(label, [0x10, ...leb128(index)], takes, leaves, values);
    const func: WasmFunction = {
      parameters: takes.map((type, at) => localAt(at, type)),
      local,
      call,
    };
    const pieces = body(func);
    const last = pieces[pieces.length - 1];
    if ((last?.type ?? "nothing") !== leaves) {
      throw new TypeError(`${label}: expected ${leaves} as its result, got ${last?.type}`);
    }
    const statements = sequence(...(leaves === "nothing" ? pieces : pieces.slice(0, -1))).bytes;
    const result = leaves === "nothing" ? [] : last!.bytes;
    const declared = vector(variables.map((type) => [1, VALUE_TYPES[type]]));
    this.bodies.push([...declared, ...statements, ...result, END]);
    this.typeOf.push(this.typeIndex(takes, leaves));
    if (name !== undefined) this.exported.push([...text(name), FUNCTION, ...leb128(index)]);
    return func;
  }

  /** A variable of the module that holds an i64, 0 at first. */
  global(): Global {
    const index = leb128(this.globals.length);
    this.globals.push([VALUE_TYPES.i64, MUTABLE, 0x42, 0, END]);
    return {
      type: "i64",
      bytes: [0x23, ...index],
      set: (value) => instruction("global.set", [0x24, ...index], ["i64"], "nothing", [value]),
    };
  }

  /** Gives the module a memory of that many pages of 64 KiB, exported as "memory", which can grow. */
  memory(pages: number): void {
    if (!Number.isInteger(pages) || pages < 0 || pages > 2 ** 16) {
      throw new RangeError(`WasmModule.memory: pages must be in [0, 65536], got ${pages}`);
    }
    if (this.memoryPages === undefined) this.exported.push([...text("memory"), MEMORY, 0]);
    this.memoryPages = pages;
  }

  /** The module as the engine takes it. */
  bytes(): Uint8Array {
    const memories = this.memoryPages === undefined ? [] : [[0, ...leb128(this.memoryPages)]];
    const types = this.types.map((type) => type.split(",").map(Number));
    const bodies = this.bodies.map((body) => [...leb128(body.length), ...body]);
    return Uint8Array.from([
      ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // "\0asm", version 1
      ...section(1, types),
      ...section(
        3,
        this.typeOf.map((type) => leb128(type)),
      ),
      ...section(5, memories),
      ...section(6, this.globals),
      ...section(7, this.exported),
      ...section(10, bodies),
    ]);
  }

  /** The number of a function's type, which is kept once. */
  private typeIndex(takes: readonly ValueType[], leaves: ValueType | "nothing"): number {
    const results = leaves === "nothing" ? [] : [[VALUE_TYPES[leaves]]];
    const parameters = takes.map((type) => [VALUE_TYPES[type]]);
    const type = [0x60, ...vector(parameters), ...vector(results)].join();
    if (!this.types.includes(type)) this.types.push(type);
    return this.types.indexOf(type);
  }
}

function localAt(index: number, type: ValueType): Local {
  return { type, index, bytes: [0x20, ...leb128(index)] };
}

function vector(items: readonly (readonly number[])[]): number[] {
  return [...leb128(items.length), ...items.flat()];
}

/** A part of the module; nothing where it has no items. */
function section(id: number, items: readonly (readonly number[])[]): number[] {
  if (items.length === 0) return [];
  const content = vector(items);
  return [id, ...leb128(content.length), ...content];
}

function text(name: string): number[] {
  return vector([...name].map((letter) => [letter.charCodeAt(0)]));
}

const END = 0x0b;
const FUNCTION = 0;
const MEMORY = 2;
const MUTABLE = 1;
