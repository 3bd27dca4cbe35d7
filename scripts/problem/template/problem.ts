import type { Problem } from "../problem";

export const problem = {
  title: "{{title}}",
  timeLimitMs: 2000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [],
  bounds: {},
  technique: "",
  tags: [],
  difficulty: "medium",
} as const satisfies Problem;
