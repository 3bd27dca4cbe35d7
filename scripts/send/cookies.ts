/** Cookies of one log-in, for the host that gave them and no other. */
export class Cookies {
  private readonly values = new Map<string, string>();
  private readonly host: string;

  constructor(address: string) {
    this.host = new URL(address).hostname;
  }

  /** Takes what a reply's set-cookie lines say; one with Max-Age=0 is taken away. */
  take(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(line) ?? [];
      if (name === undefined || value === undefined) continue;
      if (/;\s*max-age=(?:0|-\d+)\s*(?:;|$)/i.test(line)) this.values.delete(name);
      else this.values.set(name, value.trim());
    }
  }

  /** The header for an address; empty where the address is another host's. */
  for(address: string): Readonly<Record<string, string>> {
    if (this.values.size === 0 || new URL(address).hostname !== this.host) return {};
    const pairs = [...this.values].map(([name, value]) => `${name}=${value}`);
    return { cookie: pairs.join("; ") };
  }

  get secrets(): readonly string[] {
    return [...this.values.values()];
  }
}
