/**
 * For each Node version the library names that it added to the versions before it, from Node 12.18.4 on.
 * Measured by listing the globals of the real programs; library-since.test.ts compares it with them.
 * `Array.prototype.at` is a method, `Object.hasOwn` a function, `structuredClone` a global.
 */
const ADDED: readonly (readonly [node: string, names: string])[] = [
  [
    "15.8.0",
    `AbortController AbortSignal AggregateError Event EventTarget FinalizationRegistry
     Intl.DisplayNames MessageChannel MessageEvent MessagePort Promise.any
     String.prototype.replaceAll WeakRef`,
  ],
  [
    "18.13.0",
    `Array.prototype.at Array.prototype.findLast Array.prototype.findLastIndex
     Atomics.waitAsync Blob BroadcastChannel CompressionStream DecompressionStream FormData
     Headers Intl.Segmenter Intl.supportedValuesOf Object.hasOwn Performance ReadableStream
     RegExp.prototype.hasIndices Request Response String.prototype.at TextDecoderStream
     TextEncoderStream TransformStream TypedArray.prototype.at TypedArray.prototype.findLast
     TypedArray.prototype.findLastIndex WritableStream atob btoa fetch performance
     structuredClone`,
  ],
  [
    "20.20.2",
    `Array.prototype.toReversed Array.prototype.toSorted Array.prototype.toSpliced
     Array.prototype.with ArrayBuffer.prototype.maxByteLength ArrayBuffer.prototype.resizable
     ArrayBuffer.prototype.resize Crypto CustomEvent File RegExp.prototype.unicodeSets
     SharedArrayBuffer.prototype.grow SharedArrayBuffer.prototype.growable
     SharedArrayBuffer.prototype.maxByteLength String.prototype.isWellFormed
     String.prototype.toWellFormed Symbol.asyncDispose Symbol.dispose
     TypedArray.prototype.toReversed TypedArray.prototype.toSorted TypedArray.prototype.with
     crypto`,
  ],
  [
    "22.19.0",
    `Array.fromAsync ArrayBuffer.prototype.detached ArrayBuffer.prototype.transfer
     ArrayBuffer.prototype.transferToFixedLength Iterator Iterator.from Iterator.prototype.drop
     Iterator.prototype.every Iterator.prototype.filter Iterator.prototype.find
     Iterator.prototype.flatMap Iterator.prototype.forEach Iterator.prototype.map
     Iterator.prototype.reduce Iterator.prototype.some Iterator.prototype.take
     Iterator.prototype.toArray JSON.isRawJSON JSON.rawJSON Map.groupBy Navigator
     Object.groupBy Promise.withResolvers Set.prototype.difference Set.prototype.intersection
     Set.prototype.isDisjointFrom Set.prototype.isSubsetOf Set.prototype.isSupersetOf
     Set.prototype.symmetricDifference Set.prototype.union WebSocket navigator`,
  ],
  [
    "24.21.0",
    `AsyncDisposableStack Atomics.pause CloseEvent DataView.prototype.getFloat16
     DataView.prototype.setFloat16 DisposableStack Error.isError Float16Array
     Intl.DurationFormat Math.f16round Promise.try RegExp.escape SuppressedError URLPattern`,
  ],
  [
    "26.10.0",
    `ErrorEvent Iterator.concat Map.prototype.getOrInsert Map.prototype.getOrInsertComputed
     Uint8Array.fromBase64 Uint8Array.fromHex Uint8Array.prototype.setFromBase64
     Uint8Array.prototype.setFromHex Uint8Array.prototype.toBase64 Uint8Array.prototype.toHex
     WeakMap.prototype.getOrInsert WeakMap.prototype.getOrInsertComputed localStorage
     sessionStorage`,
  ],
];

/** The names that a Node of that version lacks and some later version has. */
export function missingIn(node: string): ReadonlySet<string> {
  return new Set(
    ADDED.filter(([version]) => isOlder(node, version)).flatMap(([, names]) => names.split(/\s+/)),
  );
}

/** The oldest Node in the list that has the name. */
export function nodeWith(name: string): string | undefined {
  return ADDED.find(([, names]) => names.split(/\s+/).includes(name))?.[0];
}

export function isOlder(a: string, b: string): boolean {
  const [left, right] = [a, b].map((version) => version.split(".").map(Number));
  for (let at = 0; at < 3; at++) {
    if (left![at] !== right![at]) return left![at]! < right![at]!;
  }
  return false;
}
