import type { SourceFile } from "../../base/source-file";
import type { PackageCase } from "../packages/package-draft";

/** Cases whose texts lie in one file of another tool. */
export function textCases(
  texts: readonly { readonly input: string; readonly output: string }[],
): PackageCase[] {
  const file = (path: string, text: string): SourceFile => {
    const bytes = Buffer.from(text);
    return { path, sizeBytes: bytes.length, read: () => bytes };
  };
  return texts.map(({ input, output }, at) => ({
    key: `${at + 1}`,
    isSample: true,
    input: file(`${at + 1}.in`, input),
    output: file(`${at + 1}.out`, output),
  }));
}
