/** What a key does while somebody watches. */
export interface WatchKeys {
  again(): void;
  failing(): void;
  submit(): void;
  quit(): void;
}

/** Listens to single keys on a terminal; gives what leaves the terminal as it was. */
export function listenToKeys(
  keys: WatchKeys,
  input: NodeJS.ReadStream = process.stdin,
): () => void {
  if (!input.isTTY) return () => {};
  const heard = (bytes: Buffer) => {
    for (const key of bytes.toString()) {
      if (key === "\r" || key === "\n") keys.again();
      if (key === "f") keys.failing();
      if (key === "s") keys.submit();
      if (key === "q" || key === "\x03" || key === "\x04") keys.quit();
    }
  };
  input.setRawMode(true);
  input.on("data", heard);
  input.resume();
  return () => {
    input.off("data", heard);
    input.setRawMode(false);
    input.pause();
  };
}
