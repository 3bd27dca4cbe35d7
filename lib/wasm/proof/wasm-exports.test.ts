import { execFileSync } from "node:child_process";
import { afterEach, describe, expect, it, vi } from "vitest";
import { i32 } from "../i32";
import { hasWasm, hasWasmMemory, wasmExports } from "../wasm-exports";
import { WasmModule } from "../wasm-module";

function answer(): WasmModule {
  const module = new WasmModule();
  module.define("answer", [], "i32", () => [i32.const(42)]);
  return module;
}

afterEach(() => void vi.unstubAllGlobals());

it("gives the functions of a module", () => {
  expect([hasWasm(), hasWasmMemory()]).toEqual([true, true]);
  expect(wasmExports<{ answer: () => number }>(answer().bytes())?.answer()).toBe(42);
});

it("is null for damaged bytes and for none", () => {
  expect(wasmExports(answer().bytes().slice(0, -1))).toBeNull();
  expect(wasmExports(new Uint8Array(0))).toBeNull();
});

it("is null without WebAssembly, which the questions tell", () => {
  vi.stubGlobal("WebAssembly", undefined);
  expect([hasWasm(), hasWasmMemory()]).toEqual([false, false]);
  expect(wasmExports(answer().bytes())).toBeNull();
});

// A process with few addresses; elsewhere than on Linux the shell has no such limit.
describe.skipIf(process.platform !== "linux")("under ulimit -v 4000000", () => {
  const run = (module: WasmModule): string => {
    const script = `
      const bytes = Uint8Array.from([${module.bytes()}]);
      try { new WebAssembly.Instance(new WebAssembly.Module(bytes)); console.log("runs"); }
      catch (error) { console.log(error.name); }`;
    const command = `ulimit -v 4000000 && exec "$0" -e "$1"`;
    return execFileSync("sh", ["-c", command, process.execPath, script], { encoding: "utf8" });
  };

  it("a module without a memory runs, one with a memory throws, or runs where V8 asks for less", () => {
    expect(run(answer())).toBe("runs\n");
    const withMemory = answer();
    withMemory.memory(1);
    expect(run(withMemory)).toMatch(/^(RangeError|runs)\n$/);
  });
});
