/** The line that ends a step's output in a guest's report; the steps come in their order. */
export const END_OF_STEP = "--- this step is over ---";

/** The outputs of the steps that are over. */
export function outputsIn(report: string): string[] {
  return report.split(`${END_OF_STEP}\n`).slice(0, -1);
}
