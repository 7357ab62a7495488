import { connect, type Socket } from 'node:net';

/** Opens a TCP connection to `origin`, such as `http://127.0.0.1:8080`. Rejects when it cannot be opened. */
export function openSocket(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once('error', reject);
  });
}

/**
 * Simulates a slow client: sends `head` at once and then one byte every 50 ms. Resolves with the received text when the
 * server closes the connection, or after ten seconds.
 */
export async function sendSlowly(origin: string, head = ''): Promise<string> {
  const socket = await openSocket(origin);
  const received: Buffer[] = [];
  socket.on('data', (part) => received.push(part));
  // the server may reset the connection while bytes are in transit
  socket.on('error', () => undefined);
  socket.write(head);
  let sent = 0;
  const timer = setInterval(() => (++sent > 200 ? socket.destroy() : socket.write('a')), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return Buffer.concat(received).toString();
}
