/** The picture of an input, or why view.ts made none; neither where it has nothing to draw. */
export interface Drawing {
  readonly svg?: string;
  readonly fault?: string;
}
