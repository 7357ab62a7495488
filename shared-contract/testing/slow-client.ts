import { connect, type Socket } from 'node:net';

/** A connection to `origin`, such as `http://127.0.0.1:8080`, once it is open. */
export function openSocket(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once('error', reject);
  });
}

/**
 * Sends `head` at once and then one more byte every 50 ms, as a slow client does. Resolves with all that came back once
 * the server has closed the connection, or after ten seconds.
 */
export async function sendSlowly(origin: string, head = ''): Promise<string> {
  const socket = await openSocket(origin);
  const received: Buffer[] = [];
  socket.on('data', (part) => received.push(part));
  // the server may reset a connection on which bytes are still under way
  socket.on('error', () => undefined);
  socket.write(head);
  let sent = 0;
  const timer = setInterval(() => (++sent > 200 ? socket.destroy() : socket.write('a')), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return Buffer.concat(received).toString();
}
