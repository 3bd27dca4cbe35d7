import { expect, it, vi } from "vitest";
import { packedBytes } from "../packed-bytes";

/**
 * By hand after RFC 7932, sections 9.1 and 9.2: window of 2^16 (0), not the last block (0), a length in
 * four nibbles (00) of 6 - 1 bytes (16 bits), as they are (1), 000; "kernel"; the last block (1), empty (1).
 */
const BYTES = [0x50, 0x00, 0x10, ...Buffer.from("kernel"), 0x03];
const TEXT = Buffer.from(BYTES).toString("base64").replace(/=/g, "");

it("reads a stream of Brotli in base64", () =>
  expect(Buffer.from(packedBytes(TEXT)).toString()).toBe("kernel"));

it("skips blanks and line ends", () => {
  const spaced = TEXT.replace(/./g, "\r\n $&");
  expect(Buffer.from(packedBytes(spaced)).toString()).toBe("kernel");
});

it("finds zlib where there is only require, as on Node 12", () => {
  vi.stubGlobal("process", {});
  expect(Buffer.from(packedBytes(TEXT)).toString()).toBe("kernel");
  vi.unstubAllGlobals();
});

it("is no bytes for a damaged text and where there is no zlib", () => {
  for (const bad of ["", "é", TEXT.slice(0, -4), `A${TEXT.slice(1)}`])
    expect(packedBytes(bad)).toEqual(new Uint8Array(0));
  vi.stubGlobal("Buffer", undefined); // as in a browser
  expect(packedBytes(TEXT)).toEqual(new Uint8Array(0));
  vi.unstubAllGlobals();
});
