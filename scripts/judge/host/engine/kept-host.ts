import type { OpenJudgeHost } from "./open-judge-host";

/** A host that lives from one run to the next; one that was stopped in the middle is opened anew. */
export class KeptHost {
  private readonly open: () => Promise<OpenJudgeHost>;
  private host: Promise<OpenJudgeHost> | undefined;

  constructor(open: () => Promise<OpenJudgeHost>) {
    this.open = open;
  }

  get(): Promise<OpenJudgeHost> {
    this.host ??= this.open();
    return this.host;
  }

  async close(): Promise<void> {
    const { host } = this;
    this.host = undefined;
    await (await host)?.close();
  }
}
