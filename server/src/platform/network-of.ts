import ipaddr from 'ipaddr.js';

/** One customer of a provider has 2^64 IPv6 addresses. */
const IPV6_PREFIX = 64;

/**
 * What limits count as one address: an IPv4 address, also when it is written as IPv6, or the /64 network of an IPv6
 * address. A text that is no address stands for itself.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${address.toString().replace(/%.*$/, '')}/${IPV6_PREFIX}`,
  );
  return `${network.toString()}/${IPV6_PREFIX}`;
}
