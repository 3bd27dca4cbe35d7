import { visible } from "../../../judge/checkers/visible";
import type { Verdict } from "../../../problem/verdict";
import { usePieces } from "./use-pieces";

interface Props {
  readonly slug: string;
  readonly name: string;
  readonly verdict: Verdict;
  readonly message: string;
}

interface Turn {
  readonly who: "program" | "judge" | "cut";
  readonly lines: readonly string[];
}

/** The talk is here: where else it lies need not be said. */
const NOTE = / \(transcript in [^)]*\)$/;

/** What an interactive program and the judge said, turn by turn, and where it ended. */
export function Talk({ slug, name, verdict, message }: Props) {
  const { text, size, isCut, more } = usePieces(slug, name, "talk");
  if (size === undefined) return null;
  return (
    <section class="talk" aria-label="talk">
      <h4>
        what was said <small>{size.toLocaleString("en")} bytes</small>
      </h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <ol tabIndex={0}>
        {turns(text).map(({ who, lines }, at) => (
          <li key={at} class={who}>
            <b>{who === "cut" ? "" : who}</b>
            <pre>{lines.join("\n")}</pre>
          </li>
        ))}
        {isCut && (
          <li class="cut">
            <b />
            <button type="button" onClick={more}>
              Show more
            </button>
          </li>
        )}
        <li class={verdict === "AC" ? "end good" : "end bad"}>
          <b>{verdict}</b>
          <span>
            {verdict === "AC" ? "the judge accepted" : visible(message.replace(NOTE, ""))}
          </span>
        </li>
      </ol>
    </section>
  );
}

/** Lines in a row of the same side are one turn. */
function turns(text: string): Turn[] {
  const all: { who: Turn["who"]; lines: string[] }[] = [];
  for (const line of text.split("\n").filter((part) => part !== "")) {
    const who: Turn["who"] = line.startsWith(">")
      ? "program"
      : line.startsWith("<")
        ? "judge"
        : "cut";
    const said = who === "cut" ? line : line.slice(2);
    const last = all.at(-1);
    if (last?.who === who) last.lines.push(said);
    else all.push({ who, lines: [said] });
  }
  return all;
}
