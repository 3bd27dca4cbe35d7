/**
 * Every way to remove one line or to lower one number: to 0, to a half, by one. It shares no code with the
 * shrinker, because it checks the shrinker's results. If there are more than `most` lines and numbers, it
 * tries an evenly spaced sample.
 */
export function* smallerInputs(text: string, most = Number.POSITIVE_INFINITY): Generator<string> {
  const numbers = [...text.matchAll(/(?<!\S)-?[1-9]\d*(?!\S)/g)];
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const step = Math.max(1, Math.ceil((lines.length + numbers.length) / most));
  for (let at = 0; at < lines.length; at += step) {
    if (at > 0 && lines[at] === lines[at - 1]) continue; // the same text again
    yield lines.filter((_, other) => other !== at).join("");
  }
  for (let at = 0; at < numbers.length; at += step) {
    const { 0: word, index } = numbers[at]!;
    const value = BigInt(word);
    const lower = value < 0n ? [0n, value + 1n, -value] : [0n, value / 2n, value - 1n];
    for (const less of new Set(lower)) {
      yield text.slice(0, index) + less + text.slice(index + word.length);
    }
  }
}
