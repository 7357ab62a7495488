import type { Server } from 'node:net';

/** Returns the port of a listening server. Throws if it does not listen on one. */
export function boundPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}
