import { useEffect, useRef, useState } from "preact/hooks";
import { textPiece } from "./server";

interface Props {
  readonly title: string;
  readonly slug: string;
  /** Without a name, the custom input's. */
  readonly name: string;
  readonly part: string;
}

/** Control characters but tab and line feed, as visible signs: nothing of a hostile output acts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

function visible(text: string): string {
  return text.replace(CONTROL, (sign) => {
    const code = sign.charCodeAt(0);
    if (code < 32) return String.fromCharCode(0x2400 + code);
    return code === 127 ? "␡" : `<U+${code.toString(16).toUpperCase()}>`;
  });
}

/** A text of any size: its first piece, and the next ones on demand. */
export function TextBlock({ title, slug, name, part }: Props) {
  const [text, setText] = useState("");
  const [size, setSize] = useState<number>();
  const from = useRef(0);
  const decoder = useRef(new TextDecoder());
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
