import ts from "typescript";
import type { Target, WebAssemblyUse } from "../../targets/target";
import type { Read } from "../read/read";
import { parseSource, readSources } from "../read/read-sources";
import { libraryPath } from "../syntax/library-path";
import { packBytes } from "./pack-bytes";

/** lib/number/factorize.wasm.ts: a module that assembles WebAssembly; no bundle holds the assembler. */
const WASM = /^lib\/[a-z]+\/[a-z0-9-]+\.wasm\.ts$/;

/** Runs the function of an assembling module, given with all that it imports, and gives its bytes. */
export type Assemble = (path: string, sources: readonly ts.SourceFile[]) => Uint8Array;

/**
 * What modules of the library ask for and a judge does not have: Deno, and the functions by which they ask
 * for WebAssembly.
 */
export function absentNames({ runtime, webAssembly }: Target): ReadonlySet<string> {
  return new Set([
    ...(runtime.name === "deno" ? [] : ["Deno"]),
    ...(webAssembly === "none" ? ["hasWasm"] : []),
    ...(webAssembly === "none" || webAssembly === "values" ? ["hasWasmMemory"] : []),
  ]);
}

/**
 * Reads sources with the bytes in place of each module that assembles some. `madeFrom` are the files that
 * they were assembled from; where the judge runs no WebAssembly nothing is assembled.
 */
export function withWasmLiterals(
  read: Read,
  use: WebAssemblyUse,
  assemble: Assemble,
): { read: Read; madeFrom: () => readonly string[] } {
  const texts = new Map<string, string>();
  const madeFrom = new Set<string>();
  const literal = (path: string): string | undefined => {
    const text = read(path);
    if (text === undefined || texts.has(path)) return texts.get(path);
    const sources = use === "none" ? [] : readSources(path, read).sources;
    for (const { fileName } of sources) madeFrom.add(fileName.slice(1));
    const bytes = use === "none" ? new Uint8Array(0) : assemble(path, sources);
    texts.set(path, literalModule(parseSource(path, text), bytes));
    return texts.get(path);
  };
  return {
    read: Object.assign(
      (path: string) => (WASM.test(libraryPath(path) ?? "") ? literal(path) : read(path)),
      read, // its root and the like
    ),
    madeFrom: () => [...madeFrom],
  };
}

/** The same module with its bytes as a packed text: its card, its types, its constants, its function. */
function literalModule(source: ts.SourceFile, bytes: Uint8Array): string {
  const [card] = ts.getLeadingCommentRanges(source.text, 0) ?? [];
  const path = source.fileName.slice(1);
  const shown = libraryPath(path);
  return [
    card ? source.text.slice(card.pos, card.end) : "",
    'import { packedBytes } from "../wasm/packed-bytes";',
    ...source.statements.filter(isShared).map((part) => part.getFullText(source).trim()),
    `/** ${bytes.length} bytes of WebAssembly that ${shown} assembles: bundling assembles them anew. */`,
    `export function ${wasmFunction(path)}() {`,
    `  return packedBytes(\`${packBytes(bytes).replace(/.{1,96}/g, "\n$&")}\n\`);`,
    "}",
  ].join("\n");
}

/** What those who run the module need of it beside its bytes: types, and constants that it exports. */
function isShared(node: ts.Statement): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  const isExport = ({ kind }: ts.ModifierLike) => kind === ts.SyntaxKind.ExportKeyword;
  return ts.isVariableStatement(node) && (node.modifiers?.some(isExport) ?? false);
}

/** factorizeWasm of lib/number/factorize.wasm.ts. */
export function wasmFunction(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1, -".wasm.ts".length);
  return `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Wasm`;
}
