import ts from "typescript";
import type { ModuleGraph } from "../read/modules";

/** The name in x.at, x["at"], const { at } = x and ({ at } = x). */
export type PropertyName = ts.MemberName | ts.StringLiteralLike;

export interface ReceiverTypes {
  /**
   * What a property of a source is in the library: "Array.prototype.at", "Object.hasOwn";
   * undefined where the sources declare it, "unknown" where its receiver has no known type.
   */
  libraryName(name: PropertyName): string | undefined;
}

/** The few names that programs use beyond the language's own library. */
const AMBIENT = `
declare class TextDecoder { constructor(label?: string, options?: object); decode(input?: object): string }
declare class TextEncoder { encode(text?: string): Uint8Array; encodeInto(text: string, into: Uint8Array): object }
declare const require: { (name: string): any; main: object };
declare const module: object;
declare const process: any;
declare const console: { log(...items: unknown[]): void; error(...items: unknown[]): void };
declare const performance: { now(): number };
`;

const OPTIONS: ts.CompilerOptions = {
  lib: ["lib.esnext.d.ts"],
  types: [],
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  allowJs: true,
};

const libraries = new Map<string, ts.SourceFile | undefined>();

/** Loads the types of the library, and tells what the properties of the program's modules are. */
export function receiverTypes({ modules, host: ownHost }: ModuleGraph): ReceiverTypes {
  const sources = new Map(modules.map(({ source }) => [source.fileName, source]));
  const ambient = ts.createSourceFile("/ambient.d.ts", AMBIENT, ts.ScriptTarget.ESNext);
  sources.set(ambient.fileName, ambient);
  const host = ts.createCompilerHost(OPTIONS);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone; // nobody reads the library's comments
  const { getSourceFile, readFile } = host;
  host.getSourceFile = (name, language) => {
    const source = sources.get(name);
    if (source) return source;
    if (!libraries.has(name)) libraries.set(name, getSourceFile.call(host, name, language));
    return libraries.get(name);
  };
  host.fileExists = (name) => sources.has(name);
  host.readFile = (name) => sources.get(name)?.text ?? readFile(name);
  host.resolveModuleNameLiterals = ownHost.resolveModuleNameLiterals!;
  // All modules are roots: the compiler's own imports are not all that a program loads.
  const program = ts.createProgram([...sources.keys()], OPTIONS, host);
  const checker = program.getTypeChecker();
  return {
    libraryName: (name) => {
      const symbol = propertyAt(checker, name);
      if (!symbol) return "unknown";
      // Of a union's property one declaration may be ours, another the library's.
      const isLibrary = (declaration: ts.Node) => declaration.getSourceFile().isDeclarationFile;
      const owner = symbol.declarations?.find(isLibrary)?.parent;
      if (!owner) return undefined;
      const isNamed = ts.isInterfaceDeclaration(owner) || ts.isClassDeclaration(owner);
      const named = isNamed ? owner.name?.text : namespaceOf(owner);
      return named && `${ownerOf(named)}.${symbol.name}`;
    },
  };
}

function propertyAt(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  const { parent } = name;
  if (ts.isBindingElement(parent)) {
    const type = checker.getTypeAtLocation(parent.parent);
    return type.getProperty((name as ts.Identifier).text);
  }
  const isAssigned = ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent);
  return isAssigned
    ? checker.getPropertySymbolOfDestructuringAssignment(name as ts.Identifier)
    : checker.getSymbolAtLocation(name);
}

function namespaceOf(node: ts.Node): string | undefined {
  return ts.isModuleBlock(node) && ts.isIdentifier(node.parent.name)
    ? node.parent.name.text
    : undefined;
}

/** The library's interfaces under the names that a reader knows: ArrayConstructor is Array. */
export function ownerOf(name: string): string {
  const plain = name.replace(/^Readonly(?=Array|Set|Map)/, "");
  if (["Math", "JSON", "Atomics", "Reflect", "Intl"].includes(plain)) return plain;
  const isStatic = plain.endsWith("Constructor");
  const base = plain.replace(/Constructor$/, "");
  const isTyped = /^(Int|Uint|Float|BigInt|BigUint)\d+(Clamped)?Array$/.test(base);
  const isIterator = /Iterator(Object)?$|^Generator$/.test(base);
  const owner = isTyped ? "TypedArray" : isIterator ? "Iterator" : base;
  return isStatic ? owner : `${owner}.prototype`;
}
