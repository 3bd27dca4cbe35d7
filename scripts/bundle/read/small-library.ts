/** Where the compiler finds the text below. */
export const SMALL_LIBRARY_FILE = "/lib.d.ts";

const TYPED_ARRAYS = [
  ...["Int8", "Uint8", "Uint8Clamped", "Int16", "Uint16", "Int32", "Uint32", "Float32", "Float64"],
  ...["BigInt64", "BigUint64"],
].map((name) => {
  const type = `${name}Array`;
  const item = name.startsWith("Big") ? "bigint" : "number";
  return `interface ${type} extends Data<${item}> {} declare const ${type}: DataMaker<${type}>;`;
});

/**
 * The least of JavaScript's own library that tells a number from a text and data from objects of
 * ours; the full one takes half a second to load. What is missing here has no type, which is safe.
 */
export const SMALL_LIBRARY = `
interface Object {} interface Function {} interface CallableFunction {} interface NewableFunction {}
interface Boolean {} interface RegExp {} interface Symbol {} interface IArguments { [at: number]: any }
interface SymbolConstructor { readonly iterator: unique symbol } declare const Symbol: SymbolConstructor;
interface IteratorResult<T> { done: boolean; value: T }
interface Iterator<T, R = any, N = any> { next(): IteratorResult<T> }
interface IteratorObject<T, R = any, N = any> extends Iterator<T> { [Symbol.iterator](): IteratorObject<T> }
interface Iterable<T> { [Symbol.iterator](): Iterator<T> }
interface IterableIterator<T> extends IteratorObject<T> {}
interface Generator<T = any, R = any, N = any> extends IteratorObject<T> {}
interface Number { toString(radix?: number): string; toFixed(digits?: number): string }
declare const Number: { (value?: any): number; [name: string]: any };
interface BigInt { toString(radix?: number): string }
declare const BigInt: { (value: any): bigint; [name: string]: any };
declare const Math: { [name: string]: (...values: number[]) => number };
interface String {
  readonly [at: number]: string; readonly length: number; [Symbol.iterator](): Iterator<string>;
  charCodeAt(at: number): number; codePointAt(at: number): number; indexOf(text: string, from?: number): number;
  slice(from?: number, to?: number): string; split(by: any): string[]; trim(): string; charAt(at: number): string;
  substring(from: number, to?: number): string; repeat(count: number): string; concat(...more: any[]): string;
  padStart(length: number, by?: string): string; padEnd(length: number, by?: string): string;
  toLowerCase(): string; toUpperCase(): string; replace(what: any, by: any): string;
  includes(text: string): boolean; startsWith(text: string, at?: number): boolean; endsWith(text: string): boolean;
}
declare const String: { (value?: any): string; [name: string]: (...values: any[]) => string };
interface ArrayLike<T> { readonly [at: number]: T; readonly length: number }
interface ReadonlyArray<T> extends ArrayLike<T> {
  [Symbol.iterator](): Iterator<T>; slice(from?: number, to?: number): T[]; concat(...more: any[]): T[];
  indexOf(item: T, from?: number): number; filter(is: (item: T, at: number) => any): T[];
  map<U>(to: (item: T, at: number) => U): U[]; forEach(each: (item: T, at: number) => any): void;
  some(is: (item: T, at: number) => any): boolean; every(is: (item: T, at: number) => any): boolean;
  flatMap<U>(to: (item: T, at: number) => U | readonly U[]): U[]; flat(depth?: number): any[];
  includes(item: T, from?: number): boolean; lastIndexOf(item: T): number; join(by?: string): string;
  entries(): IterableIterator<[number, T]>; keys(): IterableIterator<number>; values(): IterableIterator<T>;
  find(is: (item: T, at: number) => any): T | undefined; findIndex(is: (item: T, at: number) => any): number;
  reduce<U>(join: (sum: U, item: T, at: number) => U, start: U): U;
}
interface Array<T> extends ReadonlyArray<T> {
  [at: number]: T; length: number; push(...items: T[]): number; pop(): T | undefined; shift(): T | undefined;
  fill(item: T, from?: number, to?: number): T[]; sort(order?: (a: T, b: T) => number): T[]; reverse(): T[];
  splice(from: number, count?: number, ...items: T[]): T[];
}
declare const Array: {
  new <T = any>(length?: number): T[]; <T = any>(length?: number): T[]; isArray(value: any): boolean;
  from<T, U = T>(items: Iterable<T> | ArrayLike<T>, to?: (item: T, at: number) => U): U[];
};
interface Data<T> {
  [at: number]: T; readonly length: number; [Symbol.iterator](): Iterator<T>; fill(item: T, from?: number, to?: number): this;
  slice(from?: number, to?: number): this; subarray(from?: number, to?: number): this; sort(order?: any): this;
  map(to: (item: T, at: number) => T): this; filter(is: (item: T) => any): this; reverse(): this;
  set(items: ArrayLike<T>, at?: number): void; indexOf(item: T, from?: number): number;
  entries(): IterableIterator<[number, T]>; keys(): IterableIterator<number>; values(): IterableIterator<T>;
  copyWithin(to: number, from: number, end?: number): this;
}
interface DataMaker<T> {
  new (from?: any, at?: number, length?: number): T; from(items: any, to?: (item: any, at: number) => any): T;
  of(...items: any[]): T; readonly BYTES_PER_ELEMENT: number;
}
${TYPED_ARRAYS.join("\n")}
declare const TextDecoder: { new (label?: string, options?: object): { decode(input?: any): string } };
declare const TextEncoder: { new (): { encode(text?: string): Uint8Array } };
interface Map<K, V> {
  get(key: K): V | undefined; has(key: K): boolean; set(key: K, value: V): this; readonly size: number;
  [Symbol.iterator](): Iterator<[K, V]>; keys(): IterableIterator<K>; values(): IterableIterator<V>;
}
declare const Map: { new <K = any, V = any>(entries?: any): Map<K, V> };
interface Set<T> { has(item: T): boolean; add(item: T): this; readonly size: number; [Symbol.iterator](): Iterator<T> }
declare const Set: { new <T = any>(items?: Iterable<T>): Set<T> };
type Record<K extends keyof any, T> = { [P in K]: T };
type Readonly<T> = { readonly [P in keyof T]: T[P] };
type Required<T> = { [P in keyof T]-?: T[P] };
type Pick<T, K extends keyof T> = { [P in K]: T[P] };
type Exclude<T, U> = T extends U ? never : T; type Extract<T, U> = T extends U ? T : never;
type Omit<T, K extends keyof any> = Pick<T, Exclude<keyof T, K>>;
type NonNullable<T> = T & {};
type Parameters<T extends (...given: any) => any> = T extends (...given: infer P) => any ? P : never;
type ReturnType<T extends (...given: any) => any> = T extends (...given: any) => infer R ? R : any;
type InstanceType<T extends abstract new (...given: any) => any> = T extends abstract new (...given: any) => infer R ? R : any;
type Partial<T> = { [P in keyof T]?: T[P] };
`;
