import type { IncomingHttpHeaders } from "node:http";

/** The port that cph-submit asks; it cannot be told another one. */
export const EXTENSION_PORT = 27121;

/** Where it asks for a program. */
export const EXTENSION_PLACE = "/getSubmit";

/** What it takes: the program, and the address of the problem, of which it makes that of the form. */
export interface Handed {
  readonly problemName: string;
  readonly url: string;
  readonly sourceCode: string;
  readonly languageId: number;
}

interface Head {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/**
 * True where a request is the extension's own. A page of the web can reach the port too, and would eat the
 * program: it has an Origin, or comes cross-site, and cannot set the header without asking by OPTIONS first.
 */
export function isExtension({ method, url, headers }: Head, port: number): boolean {
  const site = headers["sec-fetch-site"];
  return (
    method === "GET" &&
    url === EXTENSION_PLACE &&
    headers.host === `localhost:${port}` &&
    headers["cph-submit"] === "true" &&
    headers.origin === undefined &&
    (site === undefined || site === "none" || site === "same-origin")
  );
}
