/** How many boards of a size lie at each distance from a goal with the blank in a corner. */
export interface PublishedDepths {
  /** Of the On-Line Encyclopedia of Integer Sequences, oeis.org. */
  readonly id: string;
  /** From distance 0 on; possibly not all, since some entries are incomplete. */
  readonly counts: readonly number[];
  /** The largest distance, A151944. */
  readonly deepest: number;
}

/** By rows×columns, the smaller number first: the mirrored board has the same counts. */
const PUBLISHED: Readonly<Record<string, PublishedDepths>> = {
  "2×3": published("A090034", "1 2 3 5 6 7 10 12 12 16 23 25 28 39 44 40 29 21 18 12 6 1", 21),
  "2×4": published(
    "A090035",
    "1 2 3 6 10 14 19 28 42 61 85 119 161 215 293 396 506 632 788 985 1194 1414 1664 1884 1999 " +
      "1958 1770 1463 1076 667 361 190 88 39 19 7 1",
    36,
  ),
  "2×5": published(
    "A090036",
    "1 2 3 6 11 19 30 44 68 112 176 271 411 602 851 1232 1783 2530 3567 4996 6838 9279 12463 " +
      "16597 21848 28227 35682 44464 54597 65966 78433 91725 104896 116966 126335 131998 133107 " +
      "128720 119332 106335 91545 75742 60119 45840 33422 23223 15140 9094 5073 2605 1224 528 225 " +
      "75 20 2",
    55,
  ),
  "2×6": published(
    "A090167",
    "1 2 3 6 11 20 36 60 95 155 258 426 688 1106 1723 2615 3901 5885 8851 13205 19508 28593 41179 " +
      "58899 83582 118109 165136 228596 312542 423797 568233 755727 994641 1296097 1667002 2119476 " +
      "2660415 3300586 4038877",
    80,
  ),
  "3×3": published(
    "A089473",
    "1 2 4 8 16 20 39 62 116 152 286 396 748 1024 1893 2512 4485 5638 9529 10878 16993 17110 23952 " +
      "20224 24047 15578 14560 6274 3910 760 221 2",
    31,
  ),
  "3×4": published(
    "A090166",
    "1 2 4 9 20 37 63 122 232 431 781 1392 2494 4442 7854 13899 24215 41802 71167 119888 198363 " +
      "323206 515778 811000 1248011 1885279 2782396 4009722 5621354 7647872 10065800 12760413 " +
      "15570786 18171606 20299876 21587248 21841159 20906905 18899357 16058335 12772603 9515217 " +
      "6583181 4242753 2503873 1350268 643245 270303 92311 27116 5390 1115 86 18",
    53,
  ),
};

function published(id: string, counts: string, deepest: number): PublishedDepths {
  return { id, counts: counts.split(" ").map(Number), deepest };
}

/** The published counts of a size, if there are any. */
export function publishedDepths(rows: number, columns: number): PublishedDepths | undefined {
  return PUBLISHED[`${Math.min(rows, columns)}×${Math.max(rows, columns)}`];
}

/** The first distance at which other counts differ from the published ones, or -1. */
export function firstDifference(
  { counts, deepest }: PublishedDepths,
  computed: readonly number[],
): number {
  const different = counts.findIndex((states, depth) => states !== computed[depth]);
  if (different >= 0 || computed.length === deepest + 1) return different;
  return Math.min(computed.length, deepest + 1);
}
