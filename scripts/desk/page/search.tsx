import { useEffect, useState } from "preact/hooks";
import { Dialog } from "./dialogs";
import { ask } from "./server";

interface Listed {
  readonly slug: string;
  readonly title: string;
}

interface Props {
  /** Of the desk: they come first. */
  readonly tasks: readonly Listed[];
  close(): void;
  choose(slug: string): void;
}

const MOST = 50;

/** Tasks of the desk and problems of the repository by words of their title or name; Enter opens the first one. */
export function Search({ tasks, close, choose }: Props) {
  const [problems, setProblems] = useState<readonly Listed[]>();
  const [words, setWords] = useState("");
  useEffect(() => void ask<Listed[]>("/problems", {}).then((list) => setProblems(list ?? [])), []);
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const slugs = new Set(tasks.map(({ slug }) => slug));
  const others = problems?.filter(({ slug }) => !slugs.has(slug)) ?? [];
  const matching = [...tasks, ...others].filter(({ slug, title }) =>
    wanted.every((word) => `${slug} ${title.toLowerCase()}`.includes(word)),
  );
  return (
    <Dialog label="Search" close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (matching[0]) choose(matching[0].slug);
        }}
      >
        <label>
          <span>problem</span>
          <input
            type="search"
            value={words}
            onInput={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </label>
      </form>
      <ul class="matches">
        {matching.slice(0, MOST).map(({ slug, title }) => (
          <li key={slug}>
            <button type="button" onClick={() => choose(slug)}>
              {title} <small>{slug}</small>
            </button>
          </li>
        ))}
      </ul>
      {problems && matching.length === 0 && <p>Nothing matches.</p>}
      <button type="button" onClick={close}>
        Close
      </button>
    </Dialog>
  );
}
