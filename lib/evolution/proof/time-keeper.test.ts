import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { TimeKeeper } from "../time-keeper";

it("reads the clock seldom where steps are short, often where they are long", () => {
  for (const [stepMs, resolution] of tableOf("0.0001 0, 0.001 1, 0.1 1, 3 1, 50 0")) {
    let [now, readings, steps] = [5e11, 0, 0];
    const time = new TimeKeeper(20, () => {
      readings++;
      return resolution === 0 ? now : Math.floor(now);
    });
    for (; !time.isOver(); steps++) now += stepMs!;
    expect(now - 5e11).toBeGreaterThanOrEqual(19);
    expect(now - 5e11).toBeLessThan(23 + stepMs!);
    expect(readings).toBeLessThan(stepMs! < 0.01 ? steps / 100 : 250);
    expect([time.part, time.isOver(), time.isOver()]).toEqual([1, true, true]);
  }
});

it("shares the time of one clock, which may go back", () => {
  let now = 1000;
  const time = new TimeKeeper(100, () => now, 900);
  expect(time.isOver()).toBe(true); // it began before
  const whole = new TimeKeeper(100, () => now);
  now += 20;
  const half = whole.until(0.5);
  now += 15;
  expect([whole.read(), half.read()]).toEqual([0.35, 0.5]);
  now -= 10;
  expect([whole.read(), half.read(), half.isOver()]).toEqual([0.35, 0.5, false]);
  now += 30;
  expect([whole.read(), half.read(), half.isOver()]).toEqual([0.55, 1, true]);
  expect(whole.until(0.5).isOver()).toBe(true);
});
