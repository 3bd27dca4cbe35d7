import { brotliCompressSync, constants } from "node:zlib";

/** The text in base64 that packedBytes of lib/wasm/packed-bytes.ts reads as these bytes. */
export function packBytes(bytes: Uint8Array): string {
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).toString("base64").replace(/=+$/, "");
}
