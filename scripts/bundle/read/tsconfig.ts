import { dirname, isAbsolute, join } from "node:path/posix";
import ts from "typescript";
import { fromRoot, nearestFile, type Read } from "./read";

/** What a tsconfig.json and those that it extends say, as TypeScript itself reads them. */
export interface Config {
  /** The file, from the root of the repository or absolute. */
  readonly file: string;
  readonly options: ts.CompilerOptions;
  /** The files that each pattern of `paths` means, with its star, as the bundler names files. */
  readonly paths: Readonly<Record<string, readonly string[]>>;
  readonly baseUrl: string | undefined;
  /** What it extends and is not there, in TypeScript's words. */
  readonly fault: string | undefined;
  /** "tsconfig.json:4" of an option. */
  readonly placeOf: (option: string) => string;
}

const configsByReader = new WeakMap<Read, Map<string, Config>>();

/** The nearest tsconfig.json of a module; undefined where there is none. */
export function configOf(from: string, read: Read): Config | undefined {
  const nearest = nearestFile("tsconfig.json", from, read);
  if (!nearest) return undefined;
  const configs = configsByReader.get(read) ?? new Map<string, Config>();
  configsByReader.set(read, configs);
  const config = configs.get(nearest.path) ?? readConfig(nearest.path, read);
  configs.set(nearest.path, config);
  return config;
}

/** TypeScript wants absolute paths; tests have no root. */
const NO_ROOT = "/repository";

function readConfig(file: string, read: Read): Config {
  const root = read.root ?? NO_ROOT;
  const absolute = (path: string, from = root) =>
    isAbsolute(path) || /^\w:/.test(path) ? path : join(from, path);
  const text = (path: string) => read(fromRoot(path, root));
  const host: ts.ParseConfigHost = {
    useCaseSensitiveFileNames: true,
    fileExists: (path) => text(path) !== undefined,
    readFile: text,
    readDirectory: () => [],
  };
  const source = ts.readJsonConfigFile(absolute(file), text);
  const folder = dirname(absolute(file));
  const { options, errors } = ts.parseJsonSourceFileConfigFileContent(
    ...([source, host, folder, undefined, absolute(file)] as const),
  );
  const { baseUrl, paths = {}, pathsBasePath } = options as PathOptions;
  const base = baseUrl ?? pathsBasePath ?? folder;
  const fault = errors.find(({ code }) => MISSING.has(code));
  return {
    file,
    options,
    paths: Object.fromEntries(
      Object.entries(paths).map(([pattern, places]) => [
        pattern,
        places.map((place) => fromRoot(absolute(place, base), root)),
      ]),
    ),
    baseUrl: baseUrl && fromRoot(baseUrl, root),
    fault: fault && ts.flattenDiagnosticMessageText(fault.messageText, " "),
    placeOf: (option) => {
      const files = [source.fileName, ...(source.extendedSourceFiles ?? [])];
      const holder = files.find((path) => text(path)?.includes(`"${option}"`)) ?? source.fileName;
      const lines = (text(holder) ?? "").split("\n");
      const line = lines.findIndex((content) => content.includes(`"${option}"`));
      return `${fromRoot(holder, root)}:${line + 1}`;
    },
  };
}

/** The target that TypeScript compiles to: its default depends on `module` and on the version installed. */
export function languageTarget(config: Config, read: Read): ts.ScriptTarget {
  const { target, module = ts.ModuleKind.None } = config.options;
  if (target !== undefined) return target;
  if (module >= ts.ModuleKind.Node16 && module <= ts.ModuleKind.NodeNext) {
    return ts.ScriptTarget.ES2022;
  }
  return isSixOrNewer(config, read) === false ? ts.ScriptTarget.ES5 : ts.ScriptTarget.ES2025;
}

/** Whether the TypeScript installed beside the config is version 6 or newer; undefined if none is. */
export function isSixOrNewer({ file }: Config, read: Read): boolean | undefined {
  const text = nearestFile("node_modules/typescript/package.json", file, read)?.text;
  const major = /"version":\s*"(\d+)\./.exec(text ?? "")?.[1];
  return major === undefined ? undefined : Number(major) >= 6;
}

interface PathOptions extends ts.CompilerOptions {
  /** Of the file that has `paths`: TypeScript does not name it in its types. */
  readonly pathsBasePath?: string;
}

/** TypeScript's numbers for "File '…' not found" and "Cannot read file '…'". */
const MISSING = new Set([6053, 5083]);
