import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxHotels: 200_000, maxGroups: 200_000, maxRooms: 1_000_000_000 } as const;

export const problem = {
  title: "Hotel Queries",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1143" }],
  bounds,
  technique: "search in a segment tree",
  tags: ["range query", "segment tree", "maximum"],
  difficulty: "medium",
} as const satisfies Problem;
