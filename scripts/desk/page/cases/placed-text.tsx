import { visible } from "../../../judge/checkers/visible";
import { sourcePlaces } from "../../source-place";

interface Props {
  readonly text: string;
  /** Opens the editor at the place of this number. */
  open(place: number): void;
  /** How many places come before this text. */
  readonly before?: number;
}

/** A message or a stack; each place of a source in it is a button. */
export function PlacedText({ text, open, before = 0 }: Props) {
  const places = sourcePlaces(text);
  const ends = [0, ...places.map(({ end }) => end)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <pre class="stack" tabIndex={0} role="group" aria-label="message">
      {places.map(({ path, line, start, end }, at) => (
        <span key={start}>
          {visible(text.slice(ends[at], start))}
          <button
            type="button"
            class="place"
            onClick={() => open(before + at)}
            title={`open ${path} at line ${line}`}
          >
            {text.slice(start, end)}
          </button>
        </span>
      ))}
      {visible(text.slice(ends.at(-1)))}
    </pre>
  );
}
