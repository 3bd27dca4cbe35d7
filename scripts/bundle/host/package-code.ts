import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { Plugin } from "rolldown";
import { WORKSPACE } from "../../base/host/roots";
import { type MachineName, machine } from "../../targets/machines";
import type { PackageImport } from "../read/package-imports";
import type { PackageCode } from "../read/packages";
import { patternOf } from "../read/path-alias";
import type { Read } from "../read/read";
import { packageOf } from "../read/resolve";
import { CompileError } from "../syntax/compile-error";
import { withBuiltinsOf } from "../whole/package-builtins";
import { readSource } from "./recipe";

/**
 * A package that is installed beside the program, with what it needs itself. Undefined where it is
 * left to the judge, which has it, because it is not installed here or does not fit. Throws
 * CompileError where it can be neither.
 */
export async function packageCode(
  { name, from, names }: PackageImport,
  target: MachineName,
  read: (path: string) => string | undefined = readSource,
): Promise<PackageCode | undefined> {
  const {
    title,
    runtime,
    packages = [],
    maxSourceBytes = Number.POSITIVE_INFINITY,
  } = machine(target);
  const isThere = packages.includes(packageOf(name));
  const folder = dirname(resolve(WORKSPACE, from));
  if (/^\w+:/.test(name)) {
    throw new CompileError(
      `${from}: imports "${name}", which Node loads from nowhere`,
      "install the package with npm and import it by its name, or write what you need of it",
    );
  }
  const installed = installedAt(packageOf(name), folder, read);
  if (installed === undefined) {
    if (isThere) return undefined;
    throw new CompileError(
      `${from}: imports "${name}", which neither ${title} has nor ${folder}`,
      aliasHint(name, from, read) ?? `npm install ${packageOf(name)}, in ${folder}`,
    );
  }
  try {
    if (isNative(installed)) throw new Error(NATIVE);
    const some = names && (await rolled(name, folder, [...names]).catch(() => undefined));
    const { code: rolledCode, files } = some ?? (await rolled(name, folder));
    const node = runtime.name === "node" ? runtime.version : undefined;
    const code = withBuiltinsOf(node, name, rolledCode);
    // An edit or a patch in node_modules leaves the version as it is: the recipe has every file.
    for (const file of files) if (existsSync(file)) read(fromRoot(file));
    const roots = [...new Set(files.flatMap((file) => packageRoot(file) ?? []))];
    if (roots.some(isNative)) throw new Error(NATIVE);
    if (isThere && code.length > maxSourceBytes) return undefined;
    // A package that is linked, and not installed, changes without another version.
    const linked = files.filter((file) => !packageRoot(file) && existsSync(file));
    const madeFrom = [...roots.map((root) => join(root, "package.json")), ...linked].map(fromRoot);
    return { code, licences: roots.map(licenceLine), madeFrom };
  } catch (error) {
    if (isThere) return undefined;
    const lines = plain((error as Error).message).split("\n");
    const reason = lines.findLast((line) => line !== "");
    throw new CompileError(
      `${from}: the package "${name}" cannot be put into a bundle: ${reason}`,
      "write what you need of it yourself, or take another package",
    );
  }
}

/** A name that `paths` of tsconfig.json means, and that leads to no file. */
function aliasHint(name: string, from: string, read: Read): string | undefined {
  const alias = patternOf(name, from, read);
  if (!alias) return undefined;
  const { where, pattern, files } = alias;
  return `mend "${pattern}" in paths of ${where}, or write ${files.join(" or ")} (.ts, .js, /index.ts …)`;
}

/** One CommonJS module of a package, or of some of its names, and the files that went into it. */
async function rolled(name: string, folder: string, names?: readonly string[]) {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: names ? ENTRY : name,
    cwd: folder,
    platform: "node",
    logLevel: "silent",
    plugins: names ? [entryOf(name, folder, names)] : [],
  });
  try {
    const { output } = await bundle.generate({
      format: "cjs",
      esModule: true,
      minify: true,
      codeSplitting: false,
    });
    const [{ code, modules }] = output;
    return { code, files: Object.keys(modules) };
  } finally {
    await bundle.close();
  }
}

const ENTRY = "names-of-a-package";

/** A module that only passes some names on, so that the others can be left out. */
function entryOf(name: string, folder: string, names: readonly string[]): Plugin {
  return {
    name: ENTRY,
    resolveId(id, importer) {
      if (id === ENTRY) return id;
      return importer === ENTRY ? this.resolve(id, join(folder, "program.js")) : null;
    },
    load: (id) =>
      id === ENTRY ? `export { ${names.join(", ")} } from ${JSON.stringify(name)};` : null,
  };
}

const NATIVE = "it is native code";

function isNative(root: string): boolean {
  return existsSync(join(root, "binding.gyp"));
}

/** The nearest folder where it is installed. npm's list of what is there is read too: a new one is noticed. */
function installedAt(
  name: string,
  from: string,
  read: (path: string) => string | undefined,
): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const root = join(folder, "node_modules", name);
    read(fromRoot(join(folder, "node_modules", ".package-lock.json")));
    if (read(fromRoot(join(root, "package.json"))) !== undefined) return root;
    if (folder === dirname(folder)) return undefined;
  }
}

/** The folder of the package that a file belongs to; undefined for the bundler's own helpers. */
function packageRoot(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}

/** "lodash 4.17.21, MIT, Copyright OpenJS Foundation and other contributors" */
function licenceLine(root: string): string {
  const facts = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { name, version, license = "licence not named", author } = facts;
  const file = readdirSync(root).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file ? readFileSync(join(root, file), "utf8") : "";
  const copyright = /^\W*(Copyright\b.*\d.*|Copyright .*contributors.*)$/im.exec(text)?.[1];
  const by = copyright ?? (typeof author === "string" ? author : author?.name);
  const licence = typeof license === "string" ? license : license.type;
  return [`${name} ${version}`, licence, by].filter(Boolean).join(", ").replace(/\s+/g, " ");
}

function fromRoot(file: string): string {
  const path = relative(WORKSPACE, file).replaceAll("\\", "/");
  return path.startsWith("..") ? file.replaceAll("\\", "/") : path;
}

/** Without the colours of a terminal. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a colour begins with one
  return text.replace(/\x1b\[\d+m/g, "");
}
