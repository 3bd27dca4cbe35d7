import { useEffect, useRef, useState } from "preact/hooks";
import { visible } from "../../../judge/checkers/visible";
import { textPiece } from "../server";

interface Props {
  readonly title: string;
  readonly slug: string;
  /** Without a name, the custom input's. */
  readonly name: string;
  readonly part: string;
}

/** A text of any size: its first piece, and the next ones on demand. */
export function TextBlock({ title, slug, name, part }: Props) {
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
  return (
    <section>
      <h4>
        {title} {size !== undefined && <small>{size.toLocaleString("en")} bytes</small>}
      </h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <pre tabIndex={0} role="group" aria-label={title}>
        {size === 0 ? <i>(nothing)</i> : text}
      </pre>
      {isCut && (
        <button type="button" onClick={() => void more()}>
          Show more
        </button>
      )}
    </section>
  );
}
