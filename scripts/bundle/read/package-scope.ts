import { CompileError } from "../syntax/compile-error";
import { nearestFile, type Read } from "./read";

/**
 * What `imports` of the nearest package.json makes of a name #x: paths from the root and names of other
 * modules, the first choice first. `scope` is that package.json.
 */
export function importOf(
  name: string,
  from: string,
  read: Read,
): { readonly scope: string; readonly meant: readonly string[] } | undefined {
  const scope = nearestFile("package.json", from, read);
  if (!scope) return undefined;
  const { imports = {}, type } = parsed(scope.path, scope.text);
  const key = [name, ...Object.keys(imports).sort(longestFirst)].find(
    (pattern) => Object.hasOwn(imports, pattern) && middleOf(name, pattern) !== undefined,
  );
  if (key === undefined) return undefined;
  const middle = middleOf(name, key)!;
  const conditions = new Set(["node", "default", type === "module" ? "import" : "require"]);
  const meant = choices(imports[key], conditions).map((target) =>
    target.replaceAll("*", () => middle),
  );
  return { scope: scope.path, meant };
}

interface PackageFacts {
  readonly imports?: Readonly<Record<string, unknown>>;
  readonly type?: unknown;
}

function parsed(path: string, text: string): PackageFacts {
  try {
    return JSON.parse(text) ?? {};
  } catch (error) {
    throw new CompileError(`${path}: ${(error as Error).message}`, `mend ${path}`);
  }
}

/** What stands in place of the star of a pattern; undefined for another name. */
function middleOf(name: string, pattern: string): string | undefined {
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return name === pattern ? "" : undefined;
  const isMeant =
    name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after);
  return isMeant ? name.slice(before.length, name.length - after.length) : undefined;
}

/** Node's order: the pattern with the longest text before its star. */
function longestFirst(one: string, other: string): number {
  return other.indexOf("*") - one.indexOf("*");
}

/** The texts of a target that holds for these conditions, in its own order. */
function choices(target: unknown, conditions: ReadonlySet<string>): string[] {
  if (typeof target === "string") return /^(\.\.|\/)/.test(target) ? [] : [target]; // as Node has it
  if (typeof target !== "object" || target === null) return [];
  if (Array.isArray(target)) return target.flatMap((one) => choices(one, conditions));
  const first = Object.entries(target).find(
    ([condition, one]) => conditions.has(condition) && choices(one, conditions).length > 0,
  );
  return first ? choices(first[1], conditions) : [];
}
