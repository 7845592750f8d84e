import { BlockList, isIPv6 } from 'node:net';

/** Loopback, private (RFC 1918, 4193) and link-local networks. */
const LOCAL = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  LOCAL.addSubnet(network, bits, 'ipv4');
LOCAL.addAddress('::1', 'ipv6');
LOCAL.addSubnet('fc00::', 7, 'ipv6');
LOCAL.addSubnet('fe80::', 10, 'ipv6');

/** Names of a shop's own network: RFC 6761, 6762 and 8375, `internal` as ICANN keeps it, and what routers give. */
const LOCAL_NAME = /(^|\.)(localhost|local|lan|internal|home\.arpa|test)$/;

/** Whether an address's host lies on this machine or in its network, so that what is sent there crosses no other. */
export function isLocalHost(address: string): boolean {
  const { hostname } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIPv6(host)) return LOCAL.check(host, 'ipv6');
  if (/^\d+(\.\d+){3}$/.test(host)) return LOCAL.check(host, 'ipv4');
  return !host.includes('.') || LOCAL_NAME.test(host);
}
