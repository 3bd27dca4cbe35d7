import type { ProgramFiles } from "../../problem/program-files";

/**
 * How to mend a program of a problem that has files in place of stdin and stdout, where it does not name them.
 * `code` is its bundle; undefined for a foreign command, which is asked only where it wrote nothing.
 */
export function filesHint(
  { input, output }: ProgramFiles,
  code: string | undefined,
  outputBytes: number,
): string | undefined {
  const lacks = (name: string | undefined) =>
    name !== undefined && (code === undefined ? outputBytes === 0 : !code.includes(name));
  const ways = [
    ...(lacks(input) ? [`reads ${input}, not stdin`] : []),
    ...(lacks(output) ? [`writes ${output}, not stdout`] : []),
  ];
  if (ways.length === 0) return undefined;
  const names = Object.entries({ input, output }).filter(([, name]) => name !== undefined);
  const files = names.map(([side, name]) => `${side}: "${name}"`).join(", ");
  const end = code === undefined ? "" : `: end with runOnFiles(solve, { ${files} })`;
  return `a program that ${ways.join(" and ")}, as problem.ts says${end}`;
}
