/** A partition of the tiles of a board whose databases are kept on disk. */
export interface PatternPlan {
  readonly rows: number;
  readonly columns: number;
  readonly groups: readonly (readonly number[])[];
}

/** Partitions of the 15-puzzle by the sizes of their groups. */
export const PATTERN_PLANS = {
  "6-6-3": {
    rows: 4,
    columns: 4,
    groups: [
      [15, 12, 11, 8, 7, 4],
      [14, 13, 10, 9, 6, 5],
      [3, 2, 1],
    ],
  },
  "7-8": {
    rows: 4,
    columns: 4,
    groups: [
      [9, 10, 11, 12, 13, 14, 15],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ],
  },
} as const satisfies Record<string, PatternPlan>;

export type PatternPlanName = keyof typeof PATTERN_PLANS;

export const PATTERN_PLAN_NAMES = Object.keys(PATTERN_PLANS) as PatternPlanName[];
