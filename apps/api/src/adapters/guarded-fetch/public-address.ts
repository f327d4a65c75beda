// Which network addresses lead out to the public internet. Everything that the special-purpose registries of IANA (RFC 6890 and its updates) set aside is
// refused: this machine, private and shared networks, links, documentation, benchmarks, multicast, and the ways to write an IPv4 address in IPv6.

import { BlockList, isIP } from 'node:net';

const SET_ASIDE_V4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by carriers
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // the host of virtual machines in Azure
  ['169.254.0.0', 16], // link, and the metadata of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];

/** Within 2000::/3; whatever is outside of it (loopback, mapped, NAT64, local, link, multicast ...) is not public anyway. */
const SET_ASIDE_V6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23], // protocol assignments: Teredo, benchmarks, ORCHID
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
];

const setAsideV4 = new BlockList();
for (const [network, prefix] of SET_ASIDE_V4) setAsideV4.addSubnet(network, prefix, 'ipv4');
const setAsideV6 = new BlockList();
for (const [network, prefix] of SET_ASIDE_V6) setAsideV6.addSubnet(network, prefix, 'ipv6');
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address, as a resolver writes it, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !setAsideV4.check(address, 'ipv4');
  // A zone names an interface of this machine.
  return (
    version === 6 &&
    !address.includes('%') &&
    globalV6.check(address, 'ipv6') &&
    !setAsideV6.check(address, 'ipv6')
  );
}
