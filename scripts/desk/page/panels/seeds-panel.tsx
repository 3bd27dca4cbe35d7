import type { SeedDot, SeedsView } from "../../seeds-view";

const WIDTH = 600;
const HEIGHT = 80;
const EDGE = 4;

/** Runs on seeds: the newest as a dot a seed, all as a line. Above is the best that each seed ever had. */
export function SeedsPanel({ view: { runs, seeds } }: { readonly view: SeedsView }) {
  return (
    <section class="panel" aria-label="Seeds">
      <h3>Seeds</h3>
      <Plot dots={seeds} label={`the seeds of ${runs.at(-1)?.text}`} />
      {runs.length > 1 && <Plot dots={runs} label="all runs" isLine />}
    </section>
  );
}

interface PlotProps {
  readonly dots: readonly SeedDot[];
  readonly label: string;
  readonly isLine?: boolean;
}

function Plot({ dots, label, isLine = false }: PlotProps) {
  const shares = dots.flatMap(({ share }) => share ?? []);
  const least = Math.min(...shares, 0.999);
  const x = (at: number) => ((at + 0.5) * WIDTH) / dots.length;
  const y = (share: number | null) =>
    EDGE + ((HEIGHT - 2 * EDGE) * (1 - (share ?? least))) / (1 - least);
  const points = dots.flatMap(({ share }, at) => (share === null ? [] : `${x(at)},${y(share)}`));
  return (
    <figure class="plot">
      <figcaption class="facts">
        {label}: {`${(100 * least).toFixed(1)} to 100 % of the best ever`}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {isLine && <polyline points={points.join(" ")} />}
        {dots.map(({ share, text }, at) => (
          <circle key={text} cx={x(at)} cy={y(share)} r="3" class={share === null ? "bad" : ""}>
            <title>{text + (share === null ? "" : `, ${(100 * share).toFixed(2)} %`)}</title>
          </circle>
        ))}
      </svg>
    </figure>
  );
}
