// Names to addresses, asked of the name servers themselves: the system's own lookup would occupy, for as long as a silent server takes, one of the few
// threads that files and password hashes need too.

import { lookup, Resolver as NameServers } from 'node:dns/promises';
import type { Resolver } from './fetch-rules.ts';

const ASK = { timeout: 1500, tries: 2 };

/** A resolver that asks these name servers (`address:port`), or those of the machine. It knows neither the file of hosts nor search domains. */
export function makeResolver(servers?: readonly string[]): Resolver {
  return async (name) => {
    const nameServers = new NameServers(ASK);
    if (servers !== undefined) nameServers.setServers([...servers]);
    const [v4, v6] = await Promise.allSettled([nameServers.resolve4(name), nameServers.resolve6(name)]);
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
    const listed = (found: PromiseSettledResult<string[]>, family: number) =>
      found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
    return [...listed(v4, 4), ...listed(v6, 6)];
  };
}

/** The system's lookup, for names that the operator gave: they may stand in its file of hosts. */
export const lookUpOwnName: Resolver = (name) => lookup(name, { all: true, verbatim: true });
