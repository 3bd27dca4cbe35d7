import { expect, it, vi } from "vitest";
import { productKernel } from "../product-kernel";

it("gives one kernel, whose memory has room and never shrinks", () => {
  const kernel = productKernel(1)!;
  const pages = () => kernel.memory.buffer.byteLength / 2 ** 16;
  expect(pages()).toBe(1);
  for (const [bytes, after] of [
    [2 ** 16, 1],
    [2 ** 16 + 1, 2],
    [10 * 2 ** 16, 10],
    [1, 10],
  ] as const) {
    expect(productKernel(bytes)).toBe(kernel);
    expect(pages()).toBe(after);
    const { buffer } = kernel.memory;
    productKernel(after * 2 ** 16); // a memory that grows, even by nothing, has another buffer
    expect(kernel.memory.buffer).toBe(buffer);
  }
});

it("is null for a memory too large, and works after it", () => {
  expect(productKernel(2 ** 33)).toBeNull();
  expect(productKernel(2 ** 16)).not.toBeNull();
});

it("is null without WebAssembly", async () => {
  vi.resetModules();
  vi.stubGlobal("WebAssembly", undefined);
  const { productKernel: without } = await import("../product-kernel.ts");
  expect(without(1)).toBeNull();
  vi.unstubAllGlobals();
});
