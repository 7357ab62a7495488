import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How much of the server one client may hold; times in ms. */
export interface ConnectionLimits {
  /** connections at the same time; further ones are closed at once */
  maxConnections: number;
  /** for the headers of a request; also for the first byte of a new connection. At most `requestTimeoutMs` */
  headersTimeoutMs: number;
  /** for a whole request, its body included */
  requestTimeoutMs: number;
  /** in which a client has to take a part of the response that is sent to it */
  readTimeoutMs: number;
}

export const defaultConnectionLimits: ConnectionLimits = {
  maxConnections: 5_000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 300_000,
  readTimeoutMs: 30_000,
};

/** Options of a Fastify instance that cut slow requests with 408, and report connections without traffic. */
export function connectionOptions({ headersTimeoutMs, requestTimeoutMs, readTimeoutMs }: ConnectionLimits) {
  return {
    requestTimeout: requestTimeoutMs,
    connectionTimeout: readTimeoutMs,
    // Node.js looks for late requests every 30 s by itself
    http: { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs, connectionsCheckingInterval: 1_000 },
  };
}

/** Bounds the number of connections of `server`, and closes those whose client does not read what it is sent. */
export function limitConnections(server: Server, { maxConnections }: ConnectionLimits): void {
  server.maxConnections = maxConnections;
  // a request that is still worked on has no traffic either: with this listener, Node.js leaves the socket open
  server.on('timeout', (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}
