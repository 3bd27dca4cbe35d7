import type { TargetName } from "../problem/problem";
import type { Site } from "./site";
import { codeforcesPage } from "./sites/codeforces";
import { csesPage } from "./sites/cses";
import { domjudge } from "./sites/domjudge";
import { kattis } from "./sites/kattis";

/** How a judged file gets to a judge. */
export type Way =
  | { readonly how: "sent"; readonly site: Site }
  /** Through the extension cph-submit; `page` gives the address that it reads right, undefined for others. */
  | { readonly how: "browser"; readonly page: (address: string) => string | undefined }
  | { readonly how: "copied"; readonly why: string };

/** Behind the judge's title. */
const NONE = "offers no way to send from a program";
const UNKNOWN = "has no way to send from a program that we know of";

/** The way to every judge. The compiler requires a line here for every name of TargetName. */
export const ways: Readonly<Record<TargetName, Way>> = {
  codeforces: { how: "browser", page: codeforcesPage },
  atcoder: { how: "copied", why: NONE }, // its form asks whether a human sends
  kattis: { how: "sent", site: kattis },
  spoj: { how: "copied", why: UNKNOWN },
  cses: { how: "browser", page: csesPage },
  aoj: { how: "copied", why: UNKNOWN },
  hackerrank: { how: "copied", why: UNKNOWN },
  hackerearth: { how: "copied", why: UNKNOWN },
  eolymp: { how: "copied", why: UNKNOWN },
  luogu: { how: "copied", why: UNKNOWN },
  dmoj: { how: "copied", why: UNKNOWN },
  "library-checker": { how: "copied", why: UNKNOWN },
  beecrowd: { how: "copied", why: UNKNOWN },
  domjudge: { how: "sent", site: domjudge },
};
