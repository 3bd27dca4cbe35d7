import type { SourceFile } from "../../base/source-file";

/** The text of a file; throws an Error with file and line where it is no UTF-8. */
export function utf8(file: SourceFile): string {
  const bytes = file.read();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder().decode(bytes);
    throw strange(file.path, text, text.indexOf("\ufffd"), "bytes that are none");
  }
}

/** The fault of a character that no text has. */
export function strange(file: string, text: string, at: number, sign: string): Error {
  const line = text.slice(0, at).split("\n").length;
  return new Error(`${file} line ${line}: expected text in UTF-8, found ${sign}`);
}
