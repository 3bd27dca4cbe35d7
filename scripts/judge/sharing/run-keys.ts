/** What the results of a problem are of: marks of its program, cases, checker and rules. */
export interface RunKeys {
  readonly program: string;
  readonly cases: string;
  readonly checker: string;
  readonly limits: string;
}

/** Where two runs of one problem differ: "program", "cases"; nothing where they are of the same. */
export function differences(one: RunKeys, other: RunKeys): string[] {
  const names = ["program", "cases", "checker", "limits"] as const;
  return names.filter((name) => one[name] !== other[name]);
}
