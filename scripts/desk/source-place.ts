export interface SourcePlace {
  /** From the workspace: "problems/knight-moves/solution.ts", "node_modules/judgebench/lib/io/writer.ts". */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

const SOURCE = String.raw`(?:problems|\.contest|(?:node_modules/judgebench/)?lib)/[\w./-]+\.ts`;
const MOST = 50;

/**
 * The places of sources that a stack or a compiler's message names, in the order of the text: of problems, of the
 * library, and of the program `own`.
 */
export function sourcePlaces(text: string, own?: string): SourcePlace[] {
  const places: SourcePlace[] = [];
  const paths = own === undefined ? SOURCE : `${own.replace(/\W/g, "\\$&")}|${SOURCE}`;
  for (const match of text.matchAll(new RegExp(`(${paths}):(\\d{1,7})(?::(\\d{1,7}))?`, "g"))) {
    const [whole, path, line, column] = match;
    if (path!.split("/").includes("..")) continue;
    const start = match.index;
    places.push({
      path: path!,
      line: Number(line),
      column: Number(column ?? 1),
      start,
      end: start + whole.length,
    });
    if (places.length === MOST) break;
  }
  return places;
}
