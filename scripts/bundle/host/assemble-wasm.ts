import { dirname, join } from "node:path/posix";
import { runInThisContext } from "node:vm";
import ts from "typescript";
import type { Assemble } from "../link/wasm-literals";
import { wasmFunction } from "../link/wasm-literals";
import { CompileError } from "../syntax/compile-error";

/** The bytes of each module, by the texts that they were assembled from: most bundles share them. */
const assembled = new WeakMap<
  ts.SourceFile,
  { sources: readonly ts.SourceFile[]; bytes: Uint8Array }
>();

/** Runs an assembling module as its sources are now, apart from any copy that this process has loaded. */
export const assembleWasm: Assemble = (path, sources) => {
  const before = assembled.get(sources[0]!);
  if (before?.sources.every((source, at) => source === sources[at])) return before.bytes;
  try {
    const bytes = run(path, sources);
    assembled.set(sources[0]!, { sources, bytes });
    return bytes;
  } catch (error) {
    throw new CompileError(
      `${path} cannot be assembled: ${(error as Error).message}`,
      `npx vitest run ${path.replace(/([^/]+)\.wasm\.ts$/, "proof/$1.wasm.test.ts")}`,
    );
  }
};

function run(path: string, sources: readonly ts.SourceFile[]): Uint8Array {
  const texts = new Map(sources.map(({ fileName, text }) => [fileName.slice(1), text]));
  const loaded = new Map<string, Record<string, unknown>>();
  const load = (file: string): Record<string, unknown> => {
    const exports = loaded.get(file) ?? {};
    if (loaded.has(file)) return exports;
    loaded.set(file, exports);
    const { outputText } = ts.transpileModule(texts.get(file)!, { compilerOptions: COMMON_JS });
    const body = runInThisContext(`(function (exports, require) {${outputText}\n})`, {
      filename: file,
    });
    body(exports, (name: string) => load(`${join(dirname(file), name)}.ts`));
    return exports;
  };
  const bytes = (load(path)[wasmFunction(path)] as () => Uint8Array)();
  if (!(bytes instanceof Uint8Array) || !WebAssembly.validate(bytes)) {
    throw new Error(`${wasmFunction(path)}() gives no valid WebAssembly`);
  }
  return bytes;
}

const COMMON_JS = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };

declare const WebAssembly: { validate(bytes: Uint8Array): boolean };
