import { readZip } from "../../../base/host/read-zip";
import { pairFiles } from "../../../base/pair-files";
import type { SourceFile } from "../../../base/source-file";
import { isShown } from "./read-source";

/** The files, and where none of them is a case those in the zips among them, each in a folder of its name. */
export function withZips(files: readonly SourceFile[]): readonly SourceFile[] {
  if (pairFiles(files.map(({ path }) => path)).pairs.length > 0) return files;
  const inZips = files.flatMap(({ path, read }) => {
    if (!/\.zip$/i.test(path)) return [];
    const folder = path.replace(/\.zip$/i, "");
    const inside = readZip(Buffer.from(read()), path);
    return inside.filter(isShown).map((file) => ({
      path: `${folder}/${file.path}`,
      sizeBytes: file.sizeBytes,
      read: () => file.read(),
    }));
  });
  const others = files.filter(({ path }) => !/\.zip$/i.test(path));
  return inZips.length > 0 ? [...others, ...inZips] : files;
}
