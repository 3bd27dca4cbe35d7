import ts from "typescript";

/** Loads what an example imports, by the path in its import. */
export type Load = (path: string) => Promise<unknown>;

/** Runs the code of a README; the values of its constants and classes by name. */
export async function runExample(code: string, load: Load): Promise<Record<string, unknown>> {
  const names = [...code.matchAll(/^(?:const|let|class) (\w+)/gm)].map((match) => match[1]!);
  const modules = new Map<string, unknown>();
  for (const [, path] of code.matchAll(/^import .* from "(.*)";$/gm)) {
    modules.set(path!, await load(path!));
  }
  const { outputText } = ts.transpileModule(`${code}\nexport { ${names.join(", ")} };\n`, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: Record<string, unknown> = {};
  new Function("require", "exports", outputText)((path: string) => modules.get(path), exported);
  return exported;
}

/** The TypeScript blocks of a document that are whole: they import what they use. */
export function examplesOf(document: string): string[] {
  const blocks = [...document.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((match) => match[1]!);
  return blocks.filter((block) => block.startsWith("import "));
}

/** What comments say: `const day = …; // 3` has the value 3, and `// 0, 2, 1: …` is a sequence. */
export function promises(code: string): { name: string; value: string }[] {
  const lines = code.matchAll(/^const (\w+)\b.* = .*; \/\/ (-?\d+(?:\.\d+)?(?:, -?\d+)*)/gm);
  return [...lines].map(([, name, value]) => ({ name: name!, value: value! }));
}
