import { usePieces } from "./use-pieces";

interface Props {
  readonly title: string;
  readonly slug: string;
  /** Without a name, the custom input's. */
  readonly name: string;
  readonly part: string;
}

/** A text of any size: its first piece, and the next ones on demand. */
export function TextBlock({ title, slug, name, part }: Props) {
  const { text, size, isCut, more } = usePieces(slug, name, part);
  return (
    <section class={part}>
      <h4>
        {title}{" "}
        {size !== undefined && (
          <small>
            {size.toLocaleString("en")} {size === 1 ? "byte" : "bytes"}
          </small>
        )}
      </h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <pre tabIndex={0} role="group" aria-label={title}>
        {size === 0 ? <i>(nothing)</i> : text}
      </pre>
      {isCut && (
        <button type="button" onClick={more}>
          Show more
        </button>
      )}
    </section>
  );
}
