/** Whether an answer is drawn: a line is indented, or its words stand apart by several blanks. */
export function isDrawn(answer: string): boolean {
  return /^[ \t]+\S/m.test(answer) || /\S[ \t]{2,}\S/.test(answer);
}
