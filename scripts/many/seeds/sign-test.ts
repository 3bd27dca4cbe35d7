/**
 * How likely at least so unequal a number of gains and losses is, where each is as likely as the other: two-sided, exact.
 */
export function signTest(gains: number, losses: number): number {
  const all = gains + losses;
  const few = Math.min(gains, losses);
  let [ways, sum] = [1n, 0n];
  for (let count = 0; count <= few; count++) {
    sum += ways;
    ways = (ways * BigInt(all - count)) / BigInt(count + 1);
  }
  const SCALE = 10n ** 18n;
  return Math.min(1, Number((2n * sum * SCALE) >> BigInt(all)) / Number(SCALE));
}
