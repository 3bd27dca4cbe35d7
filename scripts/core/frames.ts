/**
 * Messages on a pipe: a kind of one byte, the length in four (little end first), then the bytes.
 */
export const HEAD_BYTES = 5;

export interface Frame {
  readonly kind: number;
  readonly bytes: Uint8Array;
}

/** Frames of one kind, as one piece to be written at once. */
export function frames(kind: number, contents: readonly Uint8Array[]): Uint8Array {
  const length = contents.reduce((sum, bytes) => sum + HEAD_BYTES + bytes.length, 0);
  const out = new Uint8Array(length);
  const view = new DataView(out.buffer);
  let at = 0;
  for (const bytes of contents) {
    out[at] = kind;
    view.setUint32(at + 1, bytes.length, true);
    out.set(bytes, at + HEAD_BYTES);
    at += HEAD_BYTES + bytes.length;
  }
  return out;
}

/** Puts frames together again from pieces cut anywhere. */
export class FrameReader {
  private rest = new Uint8Array(0);

  /** The frames that the piece completes; their bytes are copies. */
  push(piece: Uint8Array): Frame[] {
    let bytes = piece;
    if (this.rest.length > 0) {
      bytes = new Uint8Array(this.rest.length + piece.length);
      bytes.set(this.rest);
      bytes.set(piece, this.rest.length);
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const found: Frame[] = [];
    let at = 0;
    while (at + HEAD_BYTES <= bytes.length) {
      const end = at + HEAD_BYTES + view.getUint32(at + 1, true);
      if (end > bytes.length) break;
      found.push({ kind: bytes[at]!, bytes: bytes.slice(at + HEAD_BYTES, end) });
      at = end;
    }
    this.rest = bytes.slice(at);
    return found;
  }
}
