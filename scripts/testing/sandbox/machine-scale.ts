import { type OpenJudgeHost, openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { neededScale } from "../../runner/slowness";

const RUNS = 3;
let scale: Promise<number> | undefined;

/** What time limits in tests are multiplied by, as users do by --scale: 1 on a usual machine. */
export function machineScale({
  measureStart,
}: Pick<OpenJudgeHost, "measureStart">): Promise<number> {
  scale ??= measureStart(RUNS).then(({ timeMs }) => neededScale(timeMs) ?? 1);
  return scale;
}

/** The same where no host is open. */
export async function scaleHere(): Promise<number> {
  const host = await openJudgeHost({ forget: "all" });
  return machineScale(host).finally(() => host.close());
}
