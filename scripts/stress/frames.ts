/**
 * Messages on a pipe: a kind of one byte, the length in four (little end first), then the bytes.
 */
export const HEAD_BYTES = 5;

export interface Frame {
  readonly kind: number;
  readonly bytes: Uint8Array;
}

/** Frames of one kind, joined for one write. */
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

/** Reassembles frames from pieces cut anywhere. */
export class FrameReader {
  private readonly kinds: number;
  private readonly maxBytes: number;
  private pieces: Uint8Array[] = [];
  private size = 0;
  private needed = HEAD_BYTES;

  /** Kinds are below `kinds`, contents at most `maxBytes` long: anything else is an error. */
  constructor(kinds: number, maxBytes: number) {
    this.kinds = kinds;
    this.maxBytes = maxBytes;
  }

  /** The frames that the piece completes, their bytes copies; throws for what is no frame. */
  push(piece: Uint8Array): Frame[] {
    this.pieces.push(piece);
    this.size += piece.length;
    if (this.size < this.needed) return [];
    const bytes = this.pieces.length === 1 ? piece : joined(this.pieces, this.size);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const frames: Frame[] = [];
    let at = 0;
    this.needed = HEAD_BYTES;
    while (at + HEAD_BYTES <= bytes.length) {
      const [kind, length] = [bytes[at]!, view.getUint32(at + 1, true)];
      if (kind >= this.kinds || length > this.maxBytes) {
        throw new RangeError(`no frame: kind ${kind}, ${length} bytes`);
      }
      const end = at + HEAD_BYTES + length;
      if (end > bytes.length) {
        this.needed = end - at;
        break;
      }
      frames.push({ kind, bytes: copy(bytes, at + HEAD_BYTES, end) });
      at = end;
    }
    this.pieces = [copy(bytes, at, bytes.length)];
    this.size = bytes.length - at;
    return frames;
  }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** A Buffer's own slice would share its memory. */
function copy(bytes: Uint8Array, from: number, to: number): Uint8Array {
  return new Uint8Array(bytes.subarray(from, to));
}
