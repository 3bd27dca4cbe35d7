/** A part of a form: a text, or a file whose bytes stay as they are. */
export type FormPart =
  | { readonly name: string; readonly value: string }
  | {
      readonly name: string;
      readonly fileName: string;
      readonly bytes: Uint8Array;
      /** Absent where the official client sends none; FormData would add one. */
      readonly type?: string;
    };

/** The parts in this order as multipart/form-data. The boundary must not be in any of them. */
export function multipart(
  parts: readonly FormPart[],
  boundary: string,
): { readonly type: string; readonly body: Uint8Array } {
  const pieces: Uint8Array[] = [];
  for (const part of parts) {
    const file = "bytes" in part ? `; filename="${quoted(part.fileName)}"` : "";
    const type = "bytes" in part && part.type ? `\r\nContent-Type: ${part.type}` : "";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(part.name)}"${file}${type}\r\n\r\n`;
    const bytes = "bytes" in part ? part.bytes : Buffer.from(part.value);
    pieces.push(Buffer.from(head), bytes, Buffer.from("\r\n"));
  }
  pieces.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(pieces) };
}

function quoted(name: string): string {
  return name.replace(/["\r\n]/g, (sign) => encodeURIComponent(sign));
}
