/**
 * packedBytes: the bytes that scripts/bundle/link/pack-bytes.ts has packed into a text, unpacked by the runtime.
 *
 * Use     packedBytes("")
 * Time    O(n): some 2 ms on Node with the loading of zlib, 7 ms on Deno
 * Space   the bytes
 * Limits  Node ≥ 12, Deno, Bun; blanks and line ends in the text are skipped
 * Errors  none: no bytes where the runtime has no zlib (a browser) and where the text is damaged, so that
 *         wasmExports gives null and its caller goes on in JavaScript
 * Source  Brotli, https://www.rfc-editor.org/rfc/rfc7932
 * Tested  packed-bytes.test.ts: a stream written by hand, damaged texts, no zlib;
 *         scripts/bundle/link/pack-bytes.test.ts: what was packed comes back; no public problem: bundles with a
 *         kernel use it
 */
export function packedBytes(text: string): Uint8Array {
  try {
    const zlib = typeof require === "function" ? require("zlib") : process.getBuiltinModule("zlib");
    return zlib.brotliDecompressSync(Buffer.from(text, "base64"));
  } catch {
    return new Uint8Array(0);
  }
}
