import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Limits that protect the server from slow clients and from too many connections. */
export interface ConnectionLimits {
  /** concurrent connections; further ones are closed immediately */
  maxConnections: number;
  /** time to receive the headers of a request, and the first byte on a new connection; at most `requestTimeoutMs` */
  headersTimeoutMs: number;
  /** time to receive a complete request, including its body */
  requestTimeoutMs: number;
  /** time in which a client must read a part of the response */
  readTimeoutMs: number;
}

/** Returns the options of a Fastify instance that ends slow requests with 408 and emits `timeout` for idle connections. */
export function connectionOptions({ headersTimeoutMs, requestTimeoutMs, readTimeoutMs }: ConnectionLimits) {
  return {
    requestTimeout: requestTimeoutMs,
    connectionTimeout: readTimeoutMs,
    // the default of Node.js is to check every 30 s
    http: { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs, connectionsCheckingInterval: 1_000 },
  };
}

/** Limits the connections of `server`, and closes those whose client does not read the response. */
export function limitConnections(server: Server, { maxConnections }: ConnectionLimits): void {
  server.maxConnections = maxConnections;
  // a connection whose request is being handled has no traffic either; with this listener Node.js does not close it
  server.on('timeout', (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}
