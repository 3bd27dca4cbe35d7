import { ExpectedError } from "../../base/expected-error";
import type { Place } from "../site";
import { trustedAddress } from "../trusted-address";

/** A problem of a contest on a server. */
export interface DomjudgePlace {
  /** Ends with "/". */
  readonly base: string;
  /** Its id or short name; undefined for the only active one. */
  readonly contest?: string;
  /** What the problem may be called there, the likeliest first: ids, labels, short names. */
  readonly names: readonly string[];
  /** What the record keeps as its page. */
  readonly page: string;
}

/** What comes behind the server's own address in the addresses of its pages and of its API. */
const PAGES = /\/(?:team|public|jury|login|api(?:\/v\d+)?|contests|problems)(?:\/.*)?$/;

/**
 * The server is --url or the task's address, else DOMJUDGE_URL or what DOMjudge's own client reads; the
 * problem is named in problem.ts ("B", or "demo/B" with the contest) or by the address.
 */
export function domjudgePlace(
  { page, id }: Place,
  variable: (name: string) => string | undefined,
): DomjudgePlace {
  const [name, text] =
    page !== undefined
      ? ["the address of the task", page]
      : (([["DOMJUDGE_URL"], ["SUBMITBASEURL"]] as const)
          .map(([key]) => [key, variable(key)] as const)
          .find(([, value]) => value) ?? ["", undefined]);
  if (text === undefined) {
    const hint = "--url https://<server>/, or DOMJUDGE_URL in the environment";
    throw new ExpectedError("no address of the DOMjudge server; sent: no", hint);
  }
  const host = URL.canParse(text) ? new URL(text).host : "";
  const url = new URL(trustedAddress(text, host, name));
  const contest = /\/contests\/([\w.-]+)/.exec(url.pathname)?.[1];
  const problem = /\/problems\/([\w.-]+)/.exec(url.pathname)?.[1];
  const base = `${url.origin}${url.pathname.replace(PAGES, "").replace(/\/$/, "")}/`;
  const [ownContest, ownProblem] = id?.includes("/") ? id.split("/") : [undefined, id];
  const names = [problem, ownProblem].flatMap((one) => one || []);
  if (names.length === 0) {
    const hint =
      'judges: [{ judge: "domjudge", id: "A" }] in problem.ts, or --url …/team/problems/A';
    throw new ExpectedError("no label of the problem on DOMjudge; sent: no", hint);
  }
  const place = contest ?? ownContest ?? variable("DOMJUDGE_CONTEST") ?? variable("SUBMITCONTEST");
  const where = place === undefined ? "team" : `contests/${place}`;
  return {
    base,
    names,
    ...(place && { contest: place }),
    page: `${base}${where}/problems/${names[0]}`,
  };
}
