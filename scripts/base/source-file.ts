import { ExpectedError } from "./expected-error";

/** A file of a folder or a zip, read when it is needed. */
export interface SourceFile {
  /** Relative, with "/" between the parts. */
  readonly path: string;
  readonly sizeBytes: number;
  read(): Uint8Array;
}

const MAX_FILES = 20_000;
const MAX_FILE_BYTES = 64 << 20;
const MAX_ALL_BYTES = 512 << 20;

/** Throws when the files exceed the limits for one problem's data. */
export function checkSizes(files: readonly SourceFile[], archive: string): void {
  const hint = "import a folder with the cases alone";
  if (files.length > MAX_FILES) {
    throw new ExpectedError(`${archive} holds more than ${MAX_FILES} files`, hint);
  }
  let all = 0;
  for (const { path, sizeBytes } of files) {
    all += sizeBytes;
    if (sizeBytes > MAX_FILE_BYTES) {
      throw new ExpectedError(`${archive}: ${path} is larger than ${MAX_FILE_BYTES} bytes`, hint);
    }
  }
  if (all > MAX_ALL_BYTES) {
    throw new ExpectedError(`${archive} unpacks to more than ${MAX_ALL_BYTES} bytes`, hint);
  }
}
