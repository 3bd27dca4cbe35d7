import { ExpectedError } from "../../base/expected-error";
import { DomjudgeClient } from "../domjudge/domjudge-client";
import { domjudgePlace } from "../domjudge/domjudge-place";
import { netrcLogin } from "../domjudge/netrc";
import type { Keys, Letterbox, Place, Site } from "../site";

/** DOMjudge, by the team's entry in the user's own netrc. */
export const domjudge: Site = {
  open(place: Place, keys: Keys): Letterbox {
    const site = domjudgePlace(place, (name) => keys.variable(name));
    const { hostname } = new URL(site.base);
    const file = keys.netrc()[0];
    const login = file && netrcLogin(file.text, hostname);
    if (!login) {
      const where = file ? `${file.name} has no login and password` : "there is no ~/.netrc";
      const hint = `a line "machine ${hostname} login <team> password <its password>" in ~/.netrc`;
      throw new ExpectedError(`${where} for ${hostname}; sent: no`, hint);
    }
    const client = new DomjudgeClient(site, login, file.name);
    return {
      page: site.page,
      keyFile: file.name,
      send: (program, web) => client.send(program, web),
      verdict: (arrival, web, show) => client.verdict(arrival.id, web, show),
    };
  },
};
