import type { SourceFile } from "../../base/source-file";

/** The source of a checker or interactor for the folder `to`, with the headers that lie beside it. */
export function programFiles(
  path: string,
  files: ReadonlyMap<string, SourceFile>,
  to: string,
): Map<string, Uint8Array> {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const headers = [...files.keys()].filter(
    (file) => file.startsWith(folder) && /^[^/]+\.(?:h|hpp)$/.test(file.slice(folder.length)),
  );
  const isNative = /\.(?:cpp|cc|cxx|c)$/.test(path);
  return new Map(
    [path, ...(isNative ? headers : [])].map((file) => [
      `${to}/${file.split("/").at(-1)}`,
      files.get(file)!.read(),
    ]),
  );
}
