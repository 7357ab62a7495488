import type { Server } from 'node:http';
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { handleErrors } from './http/gateway-error.ts';
import { routableUrl } from './http/routable-url.ts';
import { addSecurityHeaders } from './security-headers.ts';

interface GatewayAppOptions extends FastifyHttpOptions<Server> {
  /** whether visitors use https */
  isHttps: boolean;
}

/** Creates an application with the URLs, security headers and error responses of a gateway, in which `gateway` is registered. */
export function createGatewayApp({ isHttps, ...options }: GatewayAppOptions): FastifyInstance {
  const app = Fastify({ ...options, rewriteUrl: routableUrl });
  addSecurityHeaders(app, isHttps);
  handleErrors(app);
  return app;
}
