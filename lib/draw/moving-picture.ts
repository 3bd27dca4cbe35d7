/**
 * movingPicture: many frames as one SVG that plays by itself, without a script.
 *
 * Use     const svg = movingPicture(slidingFrames({ rows, columns, board: [1, 2, 3, 4, 0, 5] }, [3]))
 * Time    O(parts · frames)
 * Space   each run of frames in which a part stays the same is kept once
 * Limits  frames of one box; at most `most` of them are shown, evenly chosen, first and last included
 * Errors  RangeError for no frames, or fewer than one shown
 * Source  own code; CSS animations with discrete steps
 * Tested  moving-picture.test.ts: what is visible at each moment is the frame of that moment
 *
 * With reduced motion, and in viewers without animation, only the last frame is shown.
 */
import { element, escaped } from "./element";
import { type Frame, type Frames, openSvg } from "./frame";
import { styleSheet } from "./look";

const HOLD = 4; // the last frame stays as long as this many others

export function movingPicture(frames: Frames, secondsAFrame = 0.6, most = 60): string {
  if (frames.count < 1 || most < 1) {
    throw new RangeError(`movingPicture: no frames to show (${frames.count}, at most ${most})`);
  }
  const shown = chosen(frames, most);
  const ticks = shown.length - 1 + HOLD;
  const keys = new Map<string, string>();
  const parts: string[] = [];
  const places = Math.max(...shown.map((frame) => frame.parts.length));
  for (let place = 0; place < places; place++) {
    for (let from = 0; from < shown.length; ) {
      const part = shown[from]!.parts[place] ?? "";
      let end = from + 1;
      while (end < shown.length && (shown[end]!.parts[place] ?? "") === part) end++;
      if (part !== "") parts.push(timed(part, from, end));
      from = end;
    }
  }
  const motion = `@media (prefers-reduced-motion:no-preference){${[...keys.values()].join("")}}`;
  const style = element("style", {}, `${styleSheet()}\n.off{visibility:hidden}\n${motion}`);
  const title = element("title", {}, escaped(shown[0]!.label));
  return `${openSvg(shown[0]!)}${title}${style}${parts.join("")}</svg>\n`;

  /** A part that is visible from one frame to another, without the end. */
  function timed(part: string, from: number, end: number): string {
    const isLast = end === shown.length;
    if (from === 0 && isLast) return part;
    const name = `f${from}-${end}`;
    if (!keys.has(name)) {
      const percent = (tick: number) => Math.round((tick / ticks) * 1e4) / 100;
      const [start, stop] = [percent(from), isLast ? 100 : percent(end)];
      const hidden = "visibility:hidden";
      const steps = [
        ...(from > 0 ? [`0%{${hidden}}`] : []),
        `${start}%{visibility:visible}`,
        ...(isLast ? [] : [`${stop}%{${hidden}}`]),
      ];
      const seconds = Math.round(ticks * secondsAFrame * 100) / 100;
      const animation = `animation:${name} ${seconds}s step-end infinite`;
      keys.set(name, `@keyframes ${name}{${steps.join("")}}.${name}{${animation}}`);
    }
    return element("g", { class: isLast ? name : `off ${name}` }, part);
  }
}

function chosen(frames: Frames, most: number): Frame[] {
  const count = Math.min(frames.count, most);
  return Array.from({ length: count }, (_, at) =>
    frames.at(count === 1 ? frames.count - 1 : Math.round((at * (frames.count - 1)) / (count - 1))),
  );
}
