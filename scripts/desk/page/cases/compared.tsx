import { useState } from "preact/hooks";
import { counted } from "../../../base/counted";
import { visible } from "../../../judge/checkers/visible";
import { type Excerpt, isWhole, type ShownDifference } from "../../../judge/shown/shown";
import type { DifferingLines } from "../../difference";
import { TextBlock } from "./text-block";

interface Props {
  readonly slug: string;
  readonly name: string;
  readonly shown: ShownDifference;
  readonly hasFound: boolean;
  readonly lines: DifferingLines;
}

/** Lines shown before the first difference: the difference itself is to be seen at once. */
const BEFORE = 3;

/** Expected and found from shortly before their first difference, and whole on demand. */
export function Compared({ slug, name, shown, hasFound, lines }: Props) {
  const [isOpen, setOpen] = useState(false);
  const sides = [
    { title: "expected", part: "expected", excerpt: shown.expected, side: lines.expected },
    { title: "found", part: "found", excerpt: shown.output, side: lines.found },
  ] as const;
  const at = Math.min(...sides.map(({ side }) => firstOf(side)));
  const skipped = Number.isFinite(at) ? Math.max(0, at - BEFORE) : 0;
  const isCut = skipped > 0 || sides.some(({ excerpt }) => !isWhole(excerpt));
  return (
    <>
      {sides.map(({ title, part, excerpt, side }) =>
        isOpen ? (
          <TextBlock key={title} title={title} slug={slug} name={name} part={part} />
        ) : (
          <section key={title} class={part}>
            <h4>
              {title} <small>{sizeOf(excerpt)}</small>
            </h4>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
            <pre tabIndex={0} role="group" aria-label={title}>
              {skipped > 0 && <i>{`… ${counted(skipped, "line")} before\n`}</i>}
              {side.slice(skipped).map((line, at) => (
                <span key={at}>
                  {line.map(({ text, kind }, index) =>
                    kind === "same" ? (
                      visible(text)
                    ) : (
                      <mark key={index} class={kind}>
                        {visible(text)}
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
      {isCut && !isOpen && (
        <p class="more">
          {hasFound ? (
            <button type="button" onClick={() => setOpen(true)}>
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

/** The line with the first difference; infinite where this side has none. */
function firstOf(side: DifferingLines["found"]): number {
  const at = side.findIndex((line) => line.some(({ kind }) => kind === "first"));
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

function sizeOf(excerpt: Excerpt): string {
  const [from, size] = [excerpt.fromByte, excerpt.sizeBytes].map((n) => n.toLocaleString("en"));
  return isWhole(excerpt)
    ? `${size} ${excerpt.sizeBytes === 1 ? "byte" : "bytes"}`
    : `from byte ${from} of ${size}`;
}
