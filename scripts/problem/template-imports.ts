/**
 * Rewrites the imports of a file of the template for problems/<slug>/: of a clone, whose library lies beside
 * the problems, or of a workspace elsewhere, which has it as a package.
 */
export function withImports(text: string, isClone: boolean): string {
  const [library, types] = isClone
    ? ['from "../../lib/', 'from "../../scripts/problem/']
    : ['from "judgebench/', 'from "judgebench/problem/'];
  return text
    .replace(/from "(?:\.\.\/)+lib\//g, library)
    .replace(/from "(?:\.\.\/){1,2}(?=(?:problem|generator|check-result)")/g, types);
}
