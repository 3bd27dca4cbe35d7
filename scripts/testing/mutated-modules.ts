import { posix } from "node:path";

/** The modules that `npm run mutate` changes: then only what proves them runs. Undefined in any other run. */
export const mutatedModules: readonly string[] | undefined =
  process.env.MUTATE_MODULES?.split(" ").filter(Boolean);

/** Whether this file imports a module that is mutated; true in any other run. */
export function provesMutated(file: string, text: string, modules = mutatedModules): boolean {
  if (!modules) return true;
  const imported = [...text.matchAll(/ from "(\.[^"]+)"/g)].map(([, path]) =>
    posix.join(posix.dirname(file), `${path}.ts`),
  );
  return modules.some((module) => imported.includes(module));
}
