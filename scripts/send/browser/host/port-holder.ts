import { get } from "node:http";

/** Who listens for tasks on a port. */
export interface Holder {
  /** The folder's name without its place. */
  readonly workspace: string;
  /** The address of the page that shows the tasks, without its token. */
  readonly desk?: string;
}

const HEADER = "x-judgebench";
const WAIT_MS = 500;

/** The head by which a listener answers portHolder. */
export function holderHead({ workspace, desk }: Holder): Readonly<Record<string, string>> {
  return { [HEADER]: encodeURIComponent(JSON.stringify({ workspace, desk })) };
}

/** "jb desk of contests (http://127.0.0.1:4410)" where a judgebench has the port. */
export function portHolder(port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const options = { host: "127.0.0.1", port, method: "HEAD", timeout: WAIT_MS, agent: false };
    const request = get(options, (response) => {
      response.resume();
      done(named(String(response.headers[HEADER] ?? "")));
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => done(undefined));
    request.on("close", () => done(undefined));
  });
}

/** Any program may have the port: what it says is shown as a name or not at all. */
function named(text: string): string | undefined {
  try {
    const { workspace, desk } = JSON.parse(decodeURIComponent(text)) as Partial<Holder>;
    if (typeof workspace !== "string" || !/^[\p{L}\p{N} ._-]{1,100}$/u.test(workspace)) return;
    const isAddress = /^http:\/\/127\.0\.0\.1:\d+$/.test(desk ?? "");
    return isAddress ? `jb desk of ${workspace} (${desk})` : `jb import of ${workspace}`;
  } catch {
    return undefined;
  }
}
