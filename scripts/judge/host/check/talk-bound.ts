import { execa } from "execa";
import type { PlainSystem } from "../../../runner/host/plain-processes";
import type { Transcript } from "./transcript";

/** With more messages a talk may use LIMITS_OF_TALK time limits of CPU, of both sides together. */
const MANY_MESSAGES = 1000;
const LIMITS_OF_TALK = 2;
const TALK_LEAST_MS = 1000;
/** Right talks have taken 6,800 messages. */
const MOST_TURNS = 10_000;

const WARM_TURNS = 200;
const MEASURED_TURNS = 1000;
const ECHO = 'process.stdin.on("data", (bytes) => process.stdout.write(bytes));';

type Talk = Pick<Transcript, "messages" | "turns">;

/** What a talk of many messages may use; where system calls are slow, as much more as its turns cost there. */
export class TalkBound {
  private turnMs: number | undefined;
  private readonly limitMs: number;
  private readonly turnCost: () => Promise<number>;
  private isMeasuring = false;

  /** `turnCost` measures a turn between two empty programs, in ms of CPU time; only a long talk needs it. */
  constructor(timeMs: number, turnCost: () => Promise<number>) {
    this.limitMs = Math.max(LIMITS_OF_TALK * timeMs, TALK_LEAST_MS);
    this.turnCost = turnCost;
  }

  /** Whether a talk that has used so much has no end. */
  isOver(usedMs: number, talk: Talk): boolean {
    if (usedMs <= this.limitMs || talk.messages <= MANY_MESSAGES) return false;
    if (!this.isMeasuring) void this.measure();
    return this.turnMs !== undefined && usedMs > this.mostMs(talk);
  }

  mostMs({ turns }: Talk): number {
    return this.limitMs + Math.min(turns, MOST_TURNS) * (this.turnMs ?? 0);
  }

  private async measure(): Promise<void> {
    this.isMeasuring = true;
    // Where it cannot be measured, no talk is called endless: its wall time bounds it.
    this.turnMs = await this.turnCost().catch(() => Number.POSITIVE_INFINITY);
  }
}

let measured: Promise<number> | undefined;

/** The CPU time of a turn between two empty programs on this machine, of both; measured once. */
export function turnCostMs(system: PlainSystem): Promise<number> {
  measured ??= measureTurn(system);
  return measured;
}

async function measureTurn(system: PlainSystem): Promise<number> {
  const stdio = ["pipe", "pipe", "ignore"] as const;
  const echo = execa(process.execPath, ["--eval", ECHO], { stdio, buffer: false, reject: false });
  const usedMs = async () => (await system.usageOfTree(echo.pid ?? 0))?.cpuMs ?? 0;
  let over = false;
  const ended = echo.then(() => {
    over = true;
  });
  const turn = () => {
    const answer = new Promise<void>((resolve) => echo.stdout.once("data", () => resolve()));
    echo.stdin.write("1\n");
    return Promise.race([answer, ended]);
  };
  echo.stdin.on("error", () => {}); // gone
  for (let count = 0; count < WARM_TURNS && !over; count++) await turn();
  const before = await usedMs();
  for (let count = 0; count < MEASURED_TURNS && !over; count++) await turn();
  const after = await usedMs();
  echo.kill("SIGKILL");
  await ended;
  return (2 * Math.max(0, after - before)) / MEASURED_TURNS;
}
