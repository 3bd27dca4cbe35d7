/** Every way to take one line away or to lower one number: to nothing, to a half, by one. */
export function smallerInputs(text: string): string[] {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const without = lines.map((_, at) => lines.filter((_, other) => other !== at).join(""));
  const lower = [...text.matchAll(/(?<!\S)-?[1-9]\d*(?!\S)/g)].flatMap(({ 0: word, index }) => {
    const value = BigInt(word);
    const values = value < 0n ? [0n, value + 1n, -value] : [0n, value / 2n, value - 1n];
    return values.map((less) => text.slice(0, index) + less + text.slice(index + word.length));
  });
  return [...new Set([...without, ...lower])].filter((candidate) => candidate !== text);
}
