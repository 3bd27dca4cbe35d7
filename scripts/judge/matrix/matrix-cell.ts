/** The verdicts of one program under one runtime. */
export interface MatrixCell {
  readonly slug: string;
  /** "Node 15.8.0" */
  readonly runtime: string;
  readonly passed: number;
  readonly cases: number;
}

/** One runtime and the judges that run it. */
export interface MatrixColumn {
  readonly runtime: string;
  readonly judges: readonly string[];
}

export function isAccepted({ passed, cases }: MatrixCell): boolean {
  return cases > 0 && passed === cases;
}
