import { expect, it } from "vitest";
import { saidTo } from "./import-child";

it("the terminal hears of every import, the page without what is to be typed", () => {
  const terminal: string[] = [];
  const page: string[] = [];
  let looks = 0;
  const { line, remark } = saidTo((text) => void terminal.push(text), {
    listened: (text) => void page.push(text),
    look: () => void looks++,
  });
  line("listening on ports 1327 and 27121 (Ctrl-C ends)");
  line("a  A. Theatre Square, 1 sample");
  line("next: jb judge a");
  remark("error: port 27121 is taken");
  remark("  try: jb doctor");
  const told = ["listening on ports 1327 and 27121", "a  A. Theatre Square, 1 sample"];
  expect(terminal).toEqual([
    ...told,
    "next: jb judge a",
    "import: port 27121 is taken",
    "  try: jb doctor",
  ]);
  expect(page).toEqual([...told, "port 27121 is taken"]);
  expect(looks).toBe(3);
});
