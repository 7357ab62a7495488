import ipaddr from 'ipaddr.js';

/**
 * Returns the network that identifies a client: its IPv4 address, or the /48 prefix of its IPv6 address, because a
 * provider may assign up to a /48, with 65,536 networks, to one customer. Returns an invalid address unchanged.
 */
export function clientNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv4
    ? address.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/48`).toString();
}
