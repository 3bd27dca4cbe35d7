const LF = 10;
const CR = 13;

/** Whether lines of an input would change: one that has CR anywhere stays as it is. */
export function hasPlainLines(bytes: Uint8Array): boolean {
  return bytes.includes(LF) && !bytes.includes(CR);
}

/** The bytes with CRLF for each LF; the same object where nothing changes. */
export function withCrlf(bytes: Uint8Array): Uint8Array {
  if (!hasPlainLines(bytes)) return bytes;
  let lines = 0;
  for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) lines++;
  const crlf = new Uint8Array(bytes.length + lines);
  let from = 0;
  for (let line = 0; line < lines; line++) {
    const end = bytes.indexOf(LF, from);
    crlf.set(bytes.subarray(from, end), from + line);
    crlf[end + line] = CR;
    crlf[end + line + 1] = LF;
    from = end + 1;
  }
  crlf.set(bytes.subarray(from), from + lines);
  return crlf;
}

/** Gives pieces of a stream with CRLF for each LF that has no CR before it, in this piece or the last one. */
export function crlfPieces(): (piece: Uint8Array) => Uint8Array {
  let last = 0;
  return (piece) => {
    const bytes: number[] = [];
    for (const byte of piece) {
      if (byte === LF && last !== CR) bytes.push(CR);
      bytes.push(byte);
      last = byte;
    }
    return Uint8Array.from(bytes);
  };
}

/** What a failure says that does not fail where lines end in LF. */
export function crlfMessage(judge: string, message: string): string {
  const cause = `with ${judge.endsWith("s") ? `${judge}'` : `${judge}'s`} line ends (CRLF), AC with LF: trim each line`;
  return message === "" ? cause : `${cause}; ${message}`;
}
