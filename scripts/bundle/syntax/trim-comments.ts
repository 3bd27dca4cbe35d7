/** What a card keeps in a bundle: the judge has the statement, and the tests stay at home. */
const KEPT = new Set(["Idea", "Time", "Space", "Source"]);
const LABEL = /^ \* ([A-Z][a-z]+) {2,}\S/;

/** A card with its name, Idea, Time, Space, Source and legend; what it says of tests, limits, errors goes. */
export function trimmedCard(card: string): string {
  const lines = card.split(/\r?\n/);
  if (lines.length < 3) return card;
  let isKept = true;
  const kept = lines.slice(1, -1).filter((line) => {
    const label = LABEL.exec(line)?.[1];
    if (label !== undefined) isKept = KEPT.has(label);
    else if (isEmpty(line)) isKept = true; // a legend or a paragraph of its own begins
    return isKept;
  });
  const inner = kept.filter((line, at) => !isEmpty(line) || !isEmpty(kept[at + 1] ?? " *"));
  return ["/**", ...inner, " */"].join("\n");
}

/** A card of the library: its name and where it is from; "own code" is no source. */
export function libraryCard(card: string): string {
  const lines = card.split(/\r?\n/).slice(1, -1);
  const end = lines.findIndex(isEmpty);
  const name = firstSentence(lines.slice(0, end < 0 ? 1 : end));
  const facts = lines.flatMap((line, at) => {
    const label = LABEL.exec(line)?.[1];
    const isFact = label === "Source" && !/^ \* Source +folklore/.test(line);
    if (!isFact) return [];
    const goesOn = /^ \* {2,}\S/.test(lines[at + 1] ?? "");
    return [goesOn ? cutAtPause(line) : line];
  });
  return ["/**", ...name, ...facts, " */"].join("\n");
}

/** The line up to its last pause; what follows goes on in a line that is left out. */
function cutAtPause(line: string): string {
  const at = Math.max(line.lastIndexOf("; "), line.lastIndexOf(", "), line.lastIndexOf(": "));
  const isInside = line.slice(0, at).split("(").length > line.slice(0, at).split(")").length;
  if (/[;,:]$/.test(line)) return line.slice(0, -1);
  return at < 0 || isInside ? line : line.slice(0, at);
}

/** The comment of a function of the library, cut after its first sentence. */
export function shortened(comment: string): string {
  const lines = comment.split(/\r?\n/);
  const inner = lines.length === 1 ? [` * ${comment.slice(3, -2).trim()}`] : lines.slice(1, -1);
  const kept = firstSentence(inner);
  return kept.length === 1 ? `/**${kept[0]!.slice(2)} */` : ["/**", ...kept, " */"].join("\n");
}

/** A card and the comment that follows it directly, made into one. */
export function joinedComments(card: string, code: string): string {
  const end = code.indexOf("*/");
  const cardLines = code.slice(0, end).split("\n");
  const lines =
    cardLines.length === 1 ? [` * ${cardLines[0]!.slice(3).trim()}`] : cardLines.slice(1, -1);
  return [...card.split("\n").slice(0, -1), " *", ...lines, " */"].join("\n") + code.slice(end + 2);
}

/** The lines of a comment up to the end of its first sentence. */
function firstSentence(lines: readonly string[]): string[] {
  const text = lines.join("\n");
  const end = /[.;](?=\s)/.exec(text);
  return (end ? `${text.slice(0, end.index)}.` : text).split("\n");
}

function isEmpty(line: string): boolean {
  return /^ \*\s*$/.test(line);
}
