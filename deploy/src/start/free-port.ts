import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { ReleaseError } from '@lumora/releases/release-error';
import { errorCode } from '@lumora/shared-contract/error-code';
import { boundPort } from './bound-port.ts';

/**
 * Returns the port to listen on: `port`, or any free one for 0. Throws `ReleaseError` `port_taken` that names `setting` when
 * the port is not available. Called before anything slow starts.
 */
export async function freePort(port: number, host: string, setting = 'PORT'): Promise<number> {
  try {
    return await probe(port === 0 ? randomInt(...portsOfServers) : port, host);
  } catch (error) {
    if (port === 0 && errorCode(error) === 'EADDRINUSE') return freePort(port, host, setting);
    throw portError(port, error, setting);
  }
}

/** Below the ports that systems give to outgoing connections, which could take a port before the process listens on it. */
const portsOfServers = [20_000, 30_000] as const;

async function probe(port: number, host: string): Promise<number> {
  const server = createServer();
  try {
    return await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => resolve(boundPort(server)));
    });
  } finally {
    server.close();
  }
}

/** Converts an error of `listen` to a `ReleaseError` `port_taken`. Returns other errors unchanged. */
export function portError(port: number, error: unknown, setting = 'PORT'): unknown {
  if (errorCode(error) === 'EADDRINUSE') {
    return new ReleaseError(
      'port_taken',
      `Port ${port} is in use. Stop the process that uses it, or choose another: ${setting}=${port + 1} npm start`,
    );
  }
  if (errorCode(error) === 'EACCES') {
    return new ReleaseError(
      'port_taken',
      `Port ${port} requires more privileges than this user has. Choose one above 1023: ${setting}=8080 npm start`,
    );
  }
  return error;
}
