import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { load, MODULES, textOf, within } from "./edges/host/attempts";
import { useOf } from "./use/use-line";
import { exporters, statementsOf, type Use } from "./use/use-program";

// The line Use of each card is the call as a contestant types it: all of them compile, and run.

const LONGEST_MS = 20_000; // only a loop without an end takes so long, also on a busy machine
const uses = MODULES.flatMap((path): Use[] => {
  const code = useOf(textOf(path));
  return code === undefined ? [] : [{ path, code }];
});

async function programs(all: readonly Use[]) {
  const modules = new Map<string, Record<string, unknown>>();
  for (const path of MODULES) modules.set(path, { ...(await load(path)) });
  const names = new Map([...modules].map(([path, exported]) => [path, Object.keys(exported)]));
  const others = exporters(names);
  return all.map((use) => ({
    ...use,
    ...statementsOf(use, names.get(use.path) ?? [], others),
    modules,
  }));
}

/** What the compiler says of functions with the lines in them, one after another in one file. */
function complaints(all: Awaited<ReturnType<typeof programs>>): string[] {
  const file = join(TOOL, "lib/uses.ts");
  const starts: number[] = [];
  const ids = new Map<string, string>();
  let text = "";
  let head = "";
  for (const { source, imports } of all) {
    const given = [...imports].map(([name, path]) => {
      const key = `${path} ${name}`;
      if (!ids.has(key)) {
        ids.set(key, `${name}_${ids.size}`);
        head += `import { ${name} as ${ids.get(key)} } from "./${path.slice(4, -3)}";\n`;
      }
      return `const ${name} = ${ids.get(key)};`;
    });
    starts.push(text.length);
    text += `export function use${starts.length}() {\n${given.join(" ")}\n{\n${source}\n}\n}\n`;
  }
  const options: ts.CompilerOptions = {
    ...ts.convertCompilerOptionsFromJson(
      ts.readConfigFile(join(TOOL, "tsconfig.json"), ts.sys.readFile).config.compilerOptions,
      TOOL,
    ).options,
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  const whole = head + text;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, target, ...rest) =>
    path === file
      ? ts.createSourceFile(path, whole, target)
      : getSourceFile.call(host, path, target, ...rest);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file)!;
  return [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map(({ start, messageText }) => {
    const at = (start ?? 0) - head.length;
    const which = starts.findLastIndex((from) => from <= at);
    return `${all[which]?.path}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
}

/** What goes wrong when the lines run. */
function failures(all: Awaited<ReturnType<typeof programs>>): string[] {
  return all.flatMap(({ path, source, imports, modules }) => {
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: { target: ts.ScriptTarget.ES2022 },
    });
    const names = [...imports.keys()];
    const given = names.map((name) => modules.get(imports.get(name)!)![name]);
    const run = new Function("require", "module", ...names, `{${outputText}}`);
    try {
      within(LONGEST_MS, () => run({ main: undefined }, {}, ...given));
      return [];
    } catch (error) {
      return [`${path}: ${error}`];
    }
  });
}

it("all compile and run", async () => {
  expect(uses.length).toBeGreaterThan(400);
  const all = await programs(uses);
  expect([...failures(all), ...complaints(all)]).toEqual([]);
});

it("one that does not compile or throws is found", async () => {
  const path = "lib/range/fenwick-tree.ts";
  const lines = [
    "new FenwickTree(n).sums(l, r)",
    "new FenwickTree(-1)",
    'new FenwickTree(n).add(i, "x")',
  ];
  const all = await programs(lines.map((code) => ({ path, code })));
  expect(complaints(all)).toEqual([
    `${path}: Property 'sums' does not exist on type 'FenwickTree'. Did you mean 'sum'?`,
    `${path}: Argument of type 'string' is not assignable to parameter of type 'number'.`,
  ]);
  expect(failures(all)[0]).toContain("sums is not a function");
  expect(failures(all)[1]).toContain("FenwickTree: size must be");
  expect(readFileSync(join(TOOL, path), "utf8")).toContain(" * Use     ");
});
