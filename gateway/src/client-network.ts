import ipaddr from 'ipaddr.js';

/**
 * Returns the network that a client is counted by: its IPv4 address, or the first 64 bits of its IPv6 address, as
 * providers give each customer so many addresses.
 */
export function clientNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv4
    ? address.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString();
}
