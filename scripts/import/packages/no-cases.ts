import { ExpectedError } from "../../base/expected-error";

/** The error of a folder or archive without a case; `lost` are halves of cases. */
export function noCases(
  shown: string,
  lost: readonly string[],
  paths: readonly string[] = [],
): ExpectedError {
  const packed = paths.find((path) => /\.(?:rar|7z|bz2|xz|zst|gz)$/i.test(path));
  if (packed !== undefined) {
    const message = `${shown} holds no input with an output, but ${packed}, which is not read`;
    return new ExpectedError(message, "unpack it, and import the folder");
  }
  const [first] = lost;
  const alone = first === undefined ? "" : `: ${first} is missing or alone`;
  return new ExpectedError(
    `${shown} holds no input with an output${alone}`,
    "files such as 1.in 1.out or input/1.txt output/1.txt; others by --pattern 'test*/in{n}' 'test*/out{n}'",
  );
}
