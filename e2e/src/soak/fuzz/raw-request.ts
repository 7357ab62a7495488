import { connect } from 'node:net';

export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

const timeoutMs = 30_000;

/** Sends a request unchanged over a socket. Resolves to the status, or to the reason why there is none. */
export function sendRaw(url: string, { method, path, headers, body }: RawRequest): Promise<number | string> {
  const { hostname, port } = new URL(url);
  const lines = Object.entries({ host: hostname, connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let start = '';
    const status = () => /^HTTP\/1\.[01] (\d{3})/.exec(start)?.[1];
    const end = (reason: string) => {
      socket.destroy();
      resolve(status() === undefined ? reason : Number(status()));
    };
    socket.setTimeout(timeoutMs, () => end(`no response within ${timeoutMs} ms`));
    socket.on('error', (error) => end(String(error)));
    socket.on('data', (part) => {
      if (start.length < 20) start += part.toString('latin1');
    });
    socket.on('close', () => end('closed without a response'));
    socket.write(Buffer.concat([Buffer.from(head, 'utf8'), body]));
  });
}
