/**
 * look: the colours of every picture, light and dark, and the style sheet that applies them.
 *
 * Use     styleSheet(); numberLevel(3, 10)
 * Time    O(1)
 * Space   O(1)
 * Limits  class names: paper raised cell soft accent warm line fill a shape; t-ink t-muted t-accent
 *         t-warm t-paper fill a text; n0 … n8 fill by number, t0 … t8 the text upon them
 * Errors  RangeError from numberLevel for a value that is negative or above the largest
 * Source  own choice of colours; lightness falls (in dark mode rises) evenly over the scale
 * Tested  look.test.ts: contrast of every text on every fill ≥ 4.5 (WCAG 2.2, 1.4.3), order of the
 *         scale, every class of the sheet has its colour in both modes
 */
export const look: Readonly<Record<"light" | "dark", Readonly<Record<string, string>>>> = {
  light: {
    paper: "#fcfbf8",
    raised: "#ffffff",
    ink: "#1b212b",
    muted: "#59616e",
    line: "#dedad1",
    accent: "#0a5f6b",
    soft: "#dcf0f1",
    warm: "#b3431b",
    cell: "#f3f0e8",
    coin: "#d9a62b",
    coinInk: "#33270a",
    ...scale(
      "#f7f4e5 #dfe1cb #c4d0b5 #a6bfa3 #85ae95 #639e8c #137982 #056675 #004f63",
      "#10131a",
      "#ffffff",
      6,
    ),
  },
  dark: {
    paper: "#15181d",
    raised: "#1c2027",
    ink: "#e7e9ee",
    muted: "#9aa3b2",
    line: "#323842",
    accent: "#5cc3d0",
    soft: "#17363b",
    warm: "#ff9a6b",
    cell: "#232830",
    coin: "#d9a62b",
    coinInk: "#33270a",
    ...scale(
      "#1e282f #253741 #2c4754 #335866 #386a77 #439099 #49a3a9 #50b7b7 #6bcbc6",
      "#ffffff",
      "#10131a",
      5,
    ),
  },
};

const LEVELS = 9;

function scale(fills: string, before: string, after: string, turn: number) {
  const colours: Record<string, string> = {};
  for (const [level, fill] of fills.split(" ").entries()) {
    colours[`n${level}`] = fill;
    colours[`t${level}`] = level < turn ? before : after;
  }
  return colours;
}

/** The level 0 … 8 of a number on a board whose largest number is `most`; 0 is bare. */
export function numberLevel(value: number, most: number): number {
  if (!(value >= 0 && value <= most)) {
    throw new RangeError(`numberLevel: value must be in [0, ${most}], got ${value}`);
  }
  return most === 0 ? 0 : Math.round((value / most) * (LEVELS - 1));
}

const SHAPES = ["paper", "raised", "cell", "soft", "accent", "warm", "line", "muted", "ink"];
const TEXTS = ["ink", "muted", "accent", "warm", "paper"];

/** Rules by class for the pictures; colours are the variables that variables() declares. */
export function rules(): string {
  const numbered = Array.from({ length: LEVELS }, (_, level) => level).flatMap((level) => [
    `.n${level}{fill:var(--d-n${level})}`,
    `text.t${level}{fill:var(--d-t${level})}`,
  ]);
  return [
    ...SHAPES.flatMap((name) => [
      `.${name}{fill:var(--d-${name})}`,
      `.${name}-line{fill:none;stroke:var(--d-${name});stroke-linecap:round;stroke-linejoin:round}`,
    ]),
    ".coin{fill:var(--d-coin);stroke:var(--d-coinInk)}",
    "text{text-anchor:middle;dominant-baseline:central;font-variant-numeric:tabular-nums}",
    "text.start{text-anchor:start}text.end{text-anchor:end}text.bold{font-weight:600}",
    ...TEXTS.map((name) => `text.t-${name}{fill:var(--d-${name})}`),
    "text.t-coin{fill:var(--d-coinInk)}",
    ...numbered,
  ].join("\n");
}

/** The colours of one mode as variables. */
export function variables(mode: "light" | "dark"): string {
  const lines = Object.entries(look[mode]).map(([name, colour]) => `--d-${name}:${colour}`);
  return lines.join(";");
}

/** The sheet of a picture that stands alone and follows the reader's mode. */
export function styleSheet(): string {
  const dark = `@media (prefers-color-scheme:dark){svg{${variables("dark")}}}`;
  const font = `svg{font-family:system-ui,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}`;
  return `svg{${variables("light")}}\n${dark}\n${font}\n${rules()}`;
}
