import { createServer, type AddressInfo } from 'node:net';
import { ReleaseError } from '@lumora/releases/release-error';
import { errorCode } from '@lumora/shared-contract/error-code';

/**
 * The port to listen on: `port` itself, or any free one for 0. Found out before anything long begins. Throws a
 * `ReleaseError` that names the setting when the port cannot be had.
 */
export async function freePort(port: number, host: string, setting = 'PORT'): Promise<number> {
  const server = createServer();
  try {
    return await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
    });
  } catch (error) {
    throw portError(port, error, setting);
  } finally {
    server.close();
  }
}

/** Why a port cannot be had, in a line; any other error as it is. */
export function portError(port: number, error: unknown, setting = 'PORT'): unknown {
  if (errorCode(error) === 'EADDRINUSE') {
    return new ReleaseError(
      'port_taken',
      `Port ${port} is in use. Stop what listens there, or choose another: ${setting}=${port + 1} npm start`,
    );
  }
  if (errorCode(error) === 'EACCES') {
    return new ReleaseError(
      'port_taken',
      `Port ${port} needs more rights than this user has. Choose one above 1023: ${setting}=8080 npm start`,
    );
  }
  return error;
}
