import { describe, expect, it } from "vitest";
import { look, numberLevel, rules, styleSheet, variables } from "../look";

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

describe.each(["light", "dark"] as const)("%s", (mode) => {
  const colours = look[mode];

  it("has readable text on every number's fill", () => {
    for (let level = 0; level < 9; level++) {
      const ratio = contrast(colours[`n${level}`]!, colours[`t${level}`]!);
      expect(ratio, `level ${level}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  const fills = { ink: "paper cell raised soft", muted: "paper cell raised", accent: "paper soft" };
  const others = { warm: "paper cell raised", paper: "accent warm", coinInk: "coin" };
  it.each(Object.entries({ ...fills, ...others }))("%s can be read on %s", (text, names) => {
    for (const fill of names.split(" "))
      expect(contrast(colours[text]!, colours[fill]!), fill).toBeGreaterThanOrEqual(4.5);
  });

  it("goes one way over the scale", () => {
    const light = Array.from({ length: 9 }, (_, level) => luminance(colours[`n${level}`]!));
    const sorted = [...light].sort((a, b) => (mode === "light" ? b - a : a - b));
    expect(light).toEqual(sorted);
  });

  it("declares every colour that the rules use", () => {
    const used = new Set([...rules().matchAll(/var\((--d-\w+)\)/g)].map((match) => match[1]!));
    const declared = variables(mode)
      .split(";")
      .map((line) => line.split(":")[0]!);
    expect([...used].filter((name) => !declared.includes(name))).toEqual([]);
  });
});

it("is 0 for 0 and 8 for the largest, rising", () => {
  expect(numberLevel(0, 0)).toBe(0);
  for (let most = 1; most < 40; most++) {
    expect([numberLevel(0, most), numberLevel(most, most)]).toEqual([0, 8]);
    for (let value = 1; value <= most; value++)
      expect(numberLevel(value, most)).toBeGreaterThanOrEqual(numberLevel(value - 1, most));
  }
});

it("has a rule for each colour, as a shape and a line, and for the texts on them", () => {
  const lines = rules().split("\n");
  for (const name of Object.keys(look.light)) {
    if (name.startsWith("coin")) continue;
    const isNumber = /\d$/.test(name);
    const selector = name.startsWith("t") ? `text.${name}` : `.${name}`;
    expect(lines).toContain(`${selector}{fill:var(--d-${name})}`);
    if (isNumber) continue;
    expect(
      lines.some((line) => line.startsWith(`.${name}-line{fill:none;stroke:var(--d-${name});`)),
    ).toBe(true);
  }
  for (const name of ["ink", "muted", "accent", "warm", "paper"])
    expect(lines).toContain(`text.t-${name}{fill:var(--d-${name})}`);
});

it("the sheet of a lone picture holds both modes", () => {
  expect(styleSheet()).toContain("prefers-color-scheme:dark");
  expect(styleSheet()).toContain(look.dark.accent);
  expect(styleSheet()).toContain(look.light.accent);
});
