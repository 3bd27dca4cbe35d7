import { expect, it } from "vitest";
import { Random } from "../../../lib/sequence/random";
import { packedBytes } from "../../../lib/wasm/packed-bytes";
import { packBytes } from "./pack-bytes";

it("gives back what was packed, of few or many kinds of bytes, with line ends", () => {
  const random = new Random(1);
  for (let length = 0; length < 300; length++) {
    const most = [0, 1, 3, 255][random.int(0, 3)]!;
    const bytes = Uint8Array.from({ length }, () => random.int(0, most));
    const text = packBytes(bytes);
    expect(Uint8Array.from(packedBytes(text))).toEqual(bytes);
    expect(text).toMatch(/^[A-Za-z0-9+/]+$/);
    expect(Uint8Array.from(packedBytes(`\n${text.replace(/.{1,7}/g, "$& \r\n")}`))).toEqual(bytes);
  }
});

it("makes a tenth of bytes that return", () => {
  const random = new Random(2);
  const block = Uint8Array.from({ length: 50 }, () => random.int(0, 255));
  const bytes = new Uint8Array(3000);
  for (let at = 0; at < 3000; at += 500) bytes.set(block, at);
  const text = packBytes(bytes);
  expect(Uint8Array.from(packedBytes(text))).toEqual(bytes);
  expect(text.length).toBeLessThan(300);
});
