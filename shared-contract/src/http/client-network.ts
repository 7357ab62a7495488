/** An IPv4 address that a server on IPv6 reports. */
const mappedIpv4 = /^::ffff:(\d+(?:\.\d+){3})$/i;

/**
 * Returns the network that identifies a client: its IPv4 address, or the /48 prefix of its IPv6 address, because a
 * provider may assign up to a /48, with 65,536 networks, to one customer. Returns other text unchanged.
 */
export function clientNetwork(ip: string): string {
  if (!ip.includes(':')) return ip;
  const ipv4 = mappedIpv4.exec(ip)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const [beforeZeros = ''] = ip.toLowerCase().split('::');
  const groups = beforeZeros.split(':').map((group) => group.replace(/^0+(?=.)/, '') || '0');
  return `${[...groups, '0', '0'].slice(0, 3).join(':')}::/48`;
}
