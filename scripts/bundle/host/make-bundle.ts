// Long: the two ways to a script, linked and whole, share their checks and notes.
import type ts from "typescript";
import { withCommas } from "../../base/counted";
import { VERSION } from "../../base/host/roots";
import { isOwnFault } from "../../base/own-fault";
import { sha256 } from "../../problem/sha256";
import { ENDS_BY_EXIT, mayBeCut } from "../../targets/ends-by-exit";
import { type MachineName, machine, sourceSize } from "../../targets/machines";
import { checkLibraryCalls } from "../link/library-calls";
import { receiverTypes } from "../link/library-types";
import { link } from "../link/link";
import { expectLinkableTypes } from "../link/linkable-types";
import type { Unit, Units } from "../link/unit";
import { absentNames, withWasmLiterals } from "../link/wasm-literals";
import { checkScript } from "../lower/check-script";
import { withoutHtmlComments } from "../lower/html-comments";
import { lowerLinked, lowerSyntax } from "../lower/lower-syntax";
import { classMeaning, refuseSettings } from "../read/class-meaning";
import { readModules } from "../read/modules";
import { type Packages, readPackages } from "../read/packages";
import { readSources } from "../read/read-sources";
import { shownPaths } from "../read/shown-paths";
import { CompileError } from "../syntax/compile-error";
import { headed, sourcesHash } from "../syntax/header";
import { isLibrary } from "../syntax/library-path";
import { expectLinkable, NotLinkable } from "../syntax/linkable";
import { refuseSyntax } from "../syntax/newer-syntax";
import { strictModeFault } from "../syntax/strict-mode";
import { refuseSymbolKeys } from "../syntax/symbol-keys";
import { fillOf } from "../whole/fills";
import { isOwn } from "../whole/needed-fills";
import { wholeProgram } from "../whole/whole-program";
import { assembleWasm } from "./assemble-wasm";
import type { BundleRequest, MadeBundle } from "./bundle-request";
import { laidOut } from "./format";
import { minify } from "./minify";
import { parses, unreadable } from "./readable-script";
import { withPackages } from "./with-packages";

/** Makes and heads the one file of a program; throws where the judge could not take it. */
export async function makeBundle(given: BundleRequest): Promise<MadeBundle> {
  try {
    return await headedBundle(given);
  } catch (error) {
    if (isOwnFault(error)) error.stack = `${given.program} cannot be bundled: ${error.stack}`;
    throw error;
  }
}

async function headedBundle(given: BundleRequest): Promise<MadeBundle> {
  const { program, target, problem } = given;
  const { syntax, title, webAssembly } = machine(target);
  const wasm = withWasmLiterals(given.read, webAssembly, assembleWasm);
  const asked = { ...given, read: wasm.read };
  const { sources, data } = readSources(program, asked.read);
  for (const source of sources) {
    refuseSyntax(source, syntax, title);
    refuseSettings(source, asked.read);
    if (isNodeBefore(target, 20)) refuseSymbolKeys(source);
  }
  const packages = await readPackages(sources, asked.read, asked.getPackage);
  const modulePaths = sources.map(({ fileName }) => fileName.slice(1));
  const others = [...(asked.madeFrom ?? []), ...packages.madeFrom, ...wasm.madeFrom()];
  const paths = [...new Set([...modulePaths, ...data, ...others])];
  const commitRead = asked.commitOf(paths); // meanwhile the rest is done
  const script = scriptOf(asked, sources, packages);
  const commit = await commitRead;
  const modules = Object.fromEntries(paths.map((path) => [path, sha256(given.read(path) ?? "")]));
  const shown = shownPaths(program, paths);
  const named = Object.entries(modules).map(([path, hash]) => [shown(path), hash] as const);
  const hashes = sourcesHash(Object.fromEntries(named));
  const origin = {
    ...{ program: shown(program), problem, target, commit },
    ...{ version: VERSION, sources: hashes },
  };
  const small = () => packages.comment + script.small();
  const body = asked.min ? small() : packages.comment + (await script.readable());
  const code = headed(origin, body);
  checkSize(code, asked, () => headed(origin, small()), packages, script.used);
  const cut = mayBeCut(code, machine(target)) ? [ENDS_BY_EXIT] : [];
  return { code, modules, sources: script.used, commit, notes: [...script.notes, ...cut] };
}

function isNodeBefore(target: MachineName, major: number): boolean {
  const { name, version } = machine(target).runtime;
  return name === "node" && Number.parseInt(version, 10) < major;
}

interface Script {
  readonly readable: () => Promise<string>;
  readonly small: () => string;
  readonly used: readonly string[];
  /** What its author should know; complete once its text is made. */
  readonly notes: string[];
}

/** Linked where its code keeps the linker's rules, else all of it as it is. */
function scriptOf(
  asked: BundleRequest,
  sources: readonly ts.SourceFile[],
  packages: Packages,
): Script {
  try {
    for (const source of sources) {
      expectLinkable(source);
      if (!classMeaning(source, asked.read)) continue;
      const reason = "classes have the meaning that tsconfig.json gives them";
      throw new NotLinkable(`${source.fileName.slice(1)}: its ${reason}`, "");
    }
    return linkedScript(asked);
  } catch (error) {
    if (!(error instanceof NotLinkable)) throw error;
    const isOurs = sources.some(({ fileName }) => isOwn(fileName.slice(1)));
    const script = wholeScript(asked, sources, packages);
    const note = `its own modules stay as they are, unused code too: ${error.message}`;
    if (isOurs) script.notes.push(note);
    return script;
  }
}

function linkedScript({ program, target, read }: BundleRequest): Script {
  const graph = readModules(program, read);
  if (graph.modules.some(({ source }) => strictModeFault(source))) {
    throw new NotLinkable(`${program}: strict mode does not read it`, "mend it");
  }
  const { runtime, syntax } = machine(target);
  let kept: ReturnType<typeof receiverTypes> | undefined;
  const types = () => (kept ??= receiverTypes(graph));
  let outside: ReadonlySet<string> = new Set();
  const check = (live: readonly Unit[], units: Units) => {
    expectLinkableTypes(live, units, graph.checker);
    outside = units.globals;
    if (runtime.name !== "node") return;
    const fill = isOwn(program) ? undefined : (name: string) => refuseToLink(program, name);
    checkLibraryCalls(live, units.globalUses, runtime.version, graph.checker, types, fill);
  };
  const linked = link(graph, check, absentNames(machine(target)));
  checkScript(linked.code, program, outside);
  const code = withoutHtmlComments(lowerLinked(linked.code, syntax));
  return {
    readable: async () => `"use strict";\n\n${await laidOut(code, program)}`,
    small: () => `"use strict";\n${minify(code, true)}`,
    used: linked.used.map(({ path }) => path),
    notes: [],
  };
}

/** A program by others is kept whole where its runtime lacks what can be filled in. */
function refuseToLink(program: string, name: string): boolean {
  if (fillOf(name) === undefined) return false;
  throw new NotLinkable(`${program}: needs ${name}`, "submit where Node is newer");
}

function wholeScript(
  asked: BundleRequest,
  sources: readonly ts.SourceFile[],
  packages: Packages,
): Script {
  const { program, read } = asked;
  const target = machine(asked.target);
  const packageCode = (name: string) => packages.codeOf(name);
  const whole = wholeProgram({ program, sources, read, packageCode, target });
  const code = withoutHtmlComments(lowerSyntax(whole.code, target.syntax));
  const directive = whole.isStrict ? '"use strict";\n\n' : "";
  const plain = directive + code;
  const full = (text: string) => withPackages(text, whole.packages, target.syntax);
  if (!parses(full(plain))) throw unreadable(full(plain), program);
  const notes = [...whole.notes];
  // A program that the formatter cannot read stays as it is.
  const unread = (error: unknown) => {
    if (!(error instanceof CompileError)) throw error;
    notes.push(`it is not laid out: ${error.message.split("\n")[0]}`);
    return plain;
  };
  const laid = () => (whole.readsTexts ? plain : laidOut(plain, program).catch(unread));
  const readable = async () => full(await laid());
  const small = () => {
    if (whole.readsTexts) return full(plain);
    const unread = () => notes.push("swc cannot read it: --min leaves its blanks and comments");
    return full(directive.trimEnd() + minify(code, false, unread));
  };
  const left = packages.left.map((name) => `"${name}" is left to ${target.title}, which has it`);
  notes.push(...left);
  return { readable, small, used: whole.used, notes };
}

function checkSize(
  code: string,
  { program, target, min }: BundleRequest,
  small: () => string,
  packages: Packages,
  used: readonly string[],
): void {
  const { title, maxSourceBytes } = machine(target);
  const size = sourceSize(code, target);
  if (maxSourceBytes === undefined || size <= maxSourceBytes) return;
  const over = withCommas(size - maxSourceBytes);
  const smallest = min ? size : sourceSize(small(), target);
  throw new CompileError(
    `${program}: ${withCommas(size)} bytes, ${over} over the ${withCommas(maxSourceBytes)} of ${title}`,
    smallest <= maxSourceBytes
      ? `--min, which makes ${withCommas(smallest)} bytes`
      : shorterBy(packages, used),
  );
}

/** What makes a program shorter that is too long with --min too. */
function shorterBy(packages: Packages, used: readonly string[]): string {
  if (packages.comment) return "import less of its packages: lodash/sortBy in place of lodash";
  return used.some(isLibrary)
    ? "use less of lib/, or shorter tables"
    : "write shorter tables and texts";
}
