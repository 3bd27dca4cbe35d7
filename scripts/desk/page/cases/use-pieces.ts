import { useEffect, useRef, useState } from "preact/hooks";
import { visible } from "../../../judge/checkers/visible";
import { textPiece } from "../server";

export interface Pieces {
  /** What has come so far, safe to be shown. */
  readonly text: string;
  /** Bytes of the whole text; undefined until the first piece has come. */
  readonly size: number | undefined;
  readonly isCut: boolean;
  more(): void;
}

/** A text of any size: its first piece, and the next ones on demand. */
export function usePieces(slug: string, name: string, part: string): Pieces {
  const [text, setText] = useState("");
  const [size, setSize] = useState<number>();
  const from = useRef(0);
  const decoder = useRef(new TextDecoder("utf-8", { ignoreBOM: true }));
  const more = async () => {
    const piece = await textPiece(slug, name, part, from.current);
    if (!piece) return setSize(0);
    from.current += piece.bytes.length;
    const isWhole = from.current >= piece.size;
    const next = decoder.current.decode(piece.bytes, { stream: !isWhole });
    setText((before) => before + visible(next));
    setSize(piece.size);
  };
  useEffect(() => void more(), []);
  const isCut = size !== undefined && from.current < size;
  return { text, size, isCut, more: () => void more() };
}
