import type { SourceFile } from "../../base/source-file";

/** The files of each output validator; 2025-09 has one in a folder of its own, legacy several. */
export function validators(
  files: readonly SourceFile[],
  folder = /^output_validator(s?)\/(.+)$/,
): SourceFile[][] {
  const programs = new Map<string, SourceFile[]>();
  for (const file of files) {
    const [, kind, rest] = folder.exec(file.path) ?? [];
    if (rest === undefined || /(^|\/)(\.|README|LICENSE)/i.test(rest)) continue;
    const [first, ...inside] = rest.split("/");
    const isOne = kind === "";
    const name = isOne ? "" : first!;
    const path = isOne || inside.length === 0 ? rest : inside.join("/");
    programs.set(name, [...(programs.get(name) ?? []), { ...file, path }]);
  }
  return withHeaders([...programs.values()]).map(withoutFolder);
}

const HEADER = /\.(?:h|hh|hpp|hxx|h\+\+|inl|ipp|tcc|inc)$/;

/** Headers are no program; those that lie beside programs belong to each of them. */
function withHeaders(programs: readonly SourceFile[][]): SourceFile[][] {
  const isHeader = ({ path }: SourceFile) => HEADER.test(path);
  const shared = programs.filter((files) => files.every(isHeader)).flat();
  return programs
    .filter((files) => !files.every(isHeader))
    .map((files) => {
      const names = new Set(files.map(({ path }) => path.split("/").at(-1)));
      return [...files, ...shared.filter(({ path }) => !names.has(path.split("/").at(-1)))];
    });
}

/** A program in one folder of its folder, as the legacy format has it, also under the newer name. */
function withoutFolder(files: SourceFile[]): SourceFile[] {
  const tops = new Set(files.map(({ path }) => (path.includes("/") ? path.split("/")[0]! : "")));
  const [top] = tops;
  if (tops.size !== 1 || top === "" || top === undefined) return files;
  return files.map((file) => ({ ...file, path: file.path.slice(top.length + 1) }));
}
