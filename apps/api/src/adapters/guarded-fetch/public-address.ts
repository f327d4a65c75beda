import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The host of virtual machines in Azure: a public address by its number alone. */
const AZURE_HOST = '168.63.129.16';
/** What of IPv6 is given out for the internet at all. */
const GLOBAL_V6 = ipaddr.IPv6.parse('2000::');
const GLOBAL_V6_BITS = 3;

/**
 * Whether an address, as a resolver writes it, is one of the public internet. Everything that the special-purpose registries of IANA
 * (RFC 6890 and its updates) set aside is refused, and so are the ways to write an IPv4 address in IPv6.
 */
export function isPublicAddress(address: string): boolean {
  // A zone names an interface of this machine.
  if (isIP(address) === 0 || address.includes('%') || address === AZURE_HOST) return false;
  const parsed = ipaddr.parse(address);
  return (
    parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_V6, GLOBAL_V6_BITS))
  );
}
