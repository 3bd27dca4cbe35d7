import { type Bar, type BenchFile, ratioBars } from "../bench-file";
import type { Plot } from "../catalogue";
import { appRequire } from "./packages";

const TICKS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
const RUNS = [
  { run: "cold", symbol: "square", fill: "var(--d-muted)", dy: -7 },
  { run: "warm", symbol: "circle", fill: "var(--d-accent)", dy: 7 },
] as const;

/** For each bench file's path its plots as SVG: our time divided by theirs, drawn by Observable Plot. */
export function benchPlots({ results }: BenchFile): Map<string, Plot[]> {
  const Plot = appRequire("@observablehq/plot");
  const { Window } = appRequire("happy-dom");
  const { document } = new Window();
  const plots = new Map<string, Plot[]>();
  for (const result of results) {
    const bars = ratioBars(result);
    if (bars.length === 0) continue;
    const names = [...new Set(bars.map(({ name }) => name))];
    const least = Math.min(0.25, ...bars.map(({ ratio }) => ratio));
    const most = Math.max(2, ...bars.map(({ ratio }) => ratio));
    const svg = Plot.plot({
      document,
      width: 640,
      height: 54 + names.length * 34,
      marginLeft: Math.max(100, 20 + 6.6 * Math.max(...names.map(({ length }) => length))),
      marginRight: 50,
      x: {
        type: "log",
        domain: [least * 0.8, most * 1.6],
        label: "ours ÷ theirs",
        grid: true,
        ticks: TICKS.filter((tick) => tick >= least * 0.8 && tick <= most * 1.6),
        tickFormat: String,
      },
      y: { domain: names, label: null, tickSize: 0 },
      style: { background: "transparent", fontSize: "12px", color: "currentColor" },
      marks: [
        Plot.ruleX([1], { strokeDasharray: "4 3" }),
        ...RUNS.flatMap(({ run, symbol, fill, dy }) => {
          const runBars = bars.filter((bar) => bar.run === run);
          const place = { x: "ratio", y: "name", dy };
          const text = ({ ratio }: Bar) => `${run} ${ratio.toPrecision(2)}`;
          return [
            Plot.dot(runBars, { ...place, symbol, r: 4.5, fill }),
            Plot.text(runBars, { ...place, text, dx: 10, textAnchor: "start", fontSize: 11 }),
          ];
        }),
      ],
    });
    const title = `Our time over that of ${names.join(", ")}: ${result.work}`;
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", title);
    const entry = { title: result.work, svg: withoutMarkNames(svg.outerHTML) };
    plots.set(result.file, [...(plots.get(result.file) ?? []), entry]);
  }
  return plots;
}

/** Removes the names that Plot gives to groups of marks: these have no role that allows a name. */
function withoutMarkNames(svg: string): string {
  return svg.replace(/(<g\b[^>]*?) aria-label="[^"]*"/g, "$1");
}
