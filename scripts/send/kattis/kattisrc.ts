/** What a kattisrc says of one host: the user and the addresses. */
export interface Kattisrc {
  readonly username: string;
  readonly token?: string;
  readonly password?: string;
  readonly hostname: string;
  readonly loginurl: string;
  readonly submissionurl: string;
  readonly submissionsurl: string;
}

/**
 * Reads a kattisrc, an ini file; gives a sentence where it cannot be used. A file is of one host: with two
 * sections of a name nobody could say whose the token is.
 */
export function readKattisrc(text: string): Kattisrc | string {
  const sections = new Map<string, Map<string, string>>();
  let section: Map<string, string> | undefined;
  for (const line of text.replace(/^\uFEFF/, "").split(/\r?\n/)) {
    const name = /^\[([^\]]+)\]/.exec(line)?.[1];
    if (name !== undefined) {
      if (sections.has(name)) return `has two sections [${name}]; keep a file for each host`;
      section = new Map();
      sections.set(name, section);
      continue;
    }
    const [, key, value] = /^([^#;:=\s][^:=]*?)\s*[:=]\s*(.*?)\s*$/.exec(line) ?? [];
    if (key === undefined || value === undefined) continue;
    if (section?.has(key.toLowerCase())) return `says ${key.toLowerCase()} twice`;
    section?.set(key.toLowerCase(), value);
  }
  const [user, kattis] = [sections.get("user"), sections.get("kattis")];
  const [username, token, password] = ["username", "token", "password"].map((key) =>
    user?.get(key),
  );
  const hostname = kattis?.get("hostname");
  if (!username) return "has no username in [user]";
  if (!token && !password) return "has no token in [user]";
  if (!hostname) return "has no hostname in [kattis]";
  const address = (key: string, path: string) => kattis?.get(key) || `https://${hostname}/${path}`;
  return {
    username,
    ...(token && { token }),
    ...(password && { password }),
    hostname,
    loginurl: address("loginurl", "login"),
    submissionurl: address("submissionurl", "submit"),
    submissionsurl: address("submissionsurl", "submissions"),
  };
}
