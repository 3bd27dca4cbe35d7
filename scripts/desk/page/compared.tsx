import { useState } from "preact/hooks";
import type { Shown } from "../../judge/shown";
import type { DifferingLines } from "../difference";
import { TextBlock } from "./text-block";

interface Props {
  readonly slug: string;
  readonly name: string;
  readonly shown: Shown;
  readonly hasFound: boolean;
  readonly lines: DifferingLines;
}

/** Expected and found from shortly before their first difference, and whole on demand. */
export function Compared({ slug, name, shown, hasFound, lines }: Props) {
  const [isWhole, setWhole] = useState(false);
  const sides = [
    { title: "expected", part: "expected", excerpt: shown.expected, side: lines.expected },
    { title: "found", part: "found", excerpt: shown.output, side: lines.found },
  ] as const;
  const isCut = sides.some(
    ({ excerpt: { text, fromByte, sizeBytes } }) => fromByte > 0 || text.length < sizeBytes,
  );
  return (
    <>
      {sides.map(({ title, part, excerpt, side }) =>
        isWhole ? (
          <TextBlock key={title} title={title} slug={slug} name={name} part={part} />
        ) : (
          <section key={title}>
            <h4>
              {title}{" "}
              <small>{sizeOf(excerpt.fromByte, excerpt.sizeBytes, excerpt.text.length)}</small>
            </h4>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
            <pre tabIndex={0} role="group" aria-label={title}>
              {excerpt.sizeBytes === 0 && <i>(nothing)</i>}
              {side.map((line, at) => (
                <span key={at}>
                  {line.map(({ text, kind }, index) =>
                    kind === "same" ? (
                      text
                    ) : (
                      <mark key={index} class={kind}>
                        {text}
                      </mark>
                    ),
                  )}
                  {"\n"}
                </span>
              ))}
            </pre>
          </section>
        ),
      )}
      {isCut && !isWhole && (
        <p class="more">
          {hasFound ? (
            <button type="button" onClick={() => setWhole(true)}>
              Show more
            </button>
          ) : (
            "The whole output is kept when the case is run here (R)."
          )}
        </p>
      )}
    </>
  );
}

function sizeOf(fromByte: number, sizeBytes: number, length: number): string {
  return fromByte === 0 && length >= sizeBytes
    ? `${sizeBytes} bytes`
    : `from byte ${fromByte.toLocaleString("en")} of ${sizeBytes.toLocaleString("en")}`;
}
