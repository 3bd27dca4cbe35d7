/**
 * The names nearest to what was typed, best first: at most a third of the letters may differ, or
 * two. If only the first words are typed, up to a quarter of their letters may differ.
 */
export function nearest(typed: string, names: readonly string[]): string[] {
  const limit = Math.min(Math.max(2, Math.ceil(typed.length / 3)), typed.length - 1);
  const startLimit = Math.floor(typed.length / 4);
  return names
    .map((name) => {
      const words = name.split("-");
      const starts = words.slice(1).map((_, at) => words.slice(0, at + 1).join("-"));
      const start = Math.min(...starts.map((beginning) => edits(typed, beginning)));
      return { name, edits: edits(typed, name), start };
    })
    .filter(
      ({ name, edits, start }) => edits <= limit || start <= startLimit || name.includes(typed),
    )
    .sort((a, b) => Math.min(a.edits, a.start) - Math.min(b.edits, b.start) || a.edits - b.edits)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** Levenshtein distance in which exchanging two neighbours counts once (optimal string alignment). */
function edits(a: string, b: string): number {
  let [older, old]: [number[], number[]] = [[], []];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    [older, old, row] = [old, row, [i]];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + (same ? 0 : 1));
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (exchanged) row[j] = Math.min(row[j]!, older[j - 2]! + 1);
    }
  }
  return row[b.length]!;
}
