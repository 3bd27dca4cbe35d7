import { type BenchFile, ratioBars } from "../bench-file";
import type { Plot } from "../catalogue";
import { appRequire } from "./packages";

/** Of each bench file's path, its plots: our time over theirs as SVG, drawn by Observable Plot. */
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
    const look = { cold: "var(--d-muted)", warm: "var(--d-accent)" };
    const svg = Plot.plot({
      document,
      width: 640,
      height: 46 + names.length * 30,
      marginLeft: 190,
      marginRight: 50,
      x: { type: "log", domain: [least * 0.9, most * 1.15], label: "ours ÷ theirs", grid: true },
      y: { domain: names, label: null },
      symbol: { domain: ["cold", "warm"], range: ["square", "circle"] },
      style: { background: "transparent", fontSize: "12px", color: "currentColor" },
      marks: [
        Plot.ruleX([1], { strokeDasharray: "4 3" }),
        Plot.dot(bars, {
          x: "ratio",
          y: "name",
          symbol: "run",
          r: 5,
          fill: ({ run }: { run: "cold" | "warm" }) => look[run],
        }),
        Plot.text(bars, {
          x: "ratio",
          y: "name",
          text: ({ run, ratio }: { run: string; ratio: number }) =>
            `${run} ${ratio.toPrecision(2)}`,
          dy: ({ run }: { run: string }) => (run === "cold" ? -11 : 12),
          fontSize: 10.5,
        }),
      ],
    });
    const title = `Our time over that of ${names.join(", ")}: ${result.work}`;
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", title);
    const entry = { title: result.work, svg: svg.outerHTML as string };
    plots.set(result.file, [...(plots.get(result.file) ?? []), entry]);
  }
  return plots;
}
