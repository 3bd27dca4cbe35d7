/** The code of a card's Use line, which may go on over more lines; undefined where the card has none. */
export function useOf(text: string): string | undefined {
  const card = /^(?:\/\/ Long: .*\n+)?\/\*\*\n([\s\S]*?)\n \*\//.exec(text)?.[1] ?? "";
  const lines = card.split("\n");
  const at = lines.findIndex((line) => /^ \* Use {2,}\S/.test(line));
  if (at < 0) return undefined;
  const after = lines.slice(at + 1).findIndex((line) => !/^ \* {4,}\S/.test(line));
  const useLines = lines.slice(at, after < 0 ? undefined : at + 1 + after);
  return useLines.map((line) => line.replace(/^ \* (Use)? +/, "")).join("\n");
}
