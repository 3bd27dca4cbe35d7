import { accountFor } from "../kattis/kattis-account";
import { KattisClient } from "../kattis/kattis-client";
import { kattisPlace } from "../kattis/kattis-place";
import type { Keys, Letterbox, Place, Site } from "../site";

/** Kattis, by the user's own kattisrc; a host's token goes to that host. */
export const kattis: Site = {
  open(place: Place, keys: Keys): Letterbox {
    const site = kattisPlace(place.page);
    const account = accountFor(site.host, keys);
    const secrets = [account.token, account.password].flatMap((secret) => secret ?? []);
    const client = new KattisClient(site, account, secrets);
    return {
      page: site.page,
      keyFile: account.file,
      send: (program, web) => client.send(program, web),
      verdict: (arrival, web, show) => client.verdict(arrival.id, web, show),
    };
  },
};
