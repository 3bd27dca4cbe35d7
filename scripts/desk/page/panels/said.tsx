import { visible } from "../../../judge/checkers/visible";
import { saidBlocks } from "../../said-blocks";

const NUMBER = /^(?:[\d.,]+|-)$/;

interface Props {
  readonly label: string;
  readonly lines: readonly string[];
}

/** What a command has printed, whole at any width: sentences wrap, and a table keeps its columns. */
export function Said({ label, lines }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <div class="said-lines" tabIndex={0} role="group" aria-label={label}>
      {saidBlocks(lines).map((block, at) =>
        "cells" in block ? (
          <Table key={at} cells={block.cells} />
        ) : (
          <pre key={at}>{visible(block.text.replace(/^\n+|\s+$/g, ""))}</pre>
        ),
      )}
    </div>
  );
}

function Table({ cells }: { readonly cells: readonly (readonly string[])[] }) {
  const [head, ...rows] = cells;
  const sides = rows[0]!.map((cell) => (NUMBER.test(cell) ? "number" : ""));
  return (
    <table>
      <thead>
        <tr>
          {head!.map((cell, column) => (
            <th key={column} scope="col" class={sides[column]}>
              {visible(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column} class={sides[column]}>
                {visible(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
