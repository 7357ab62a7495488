import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyRequest } from 'fastify';
import { stdSerializers } from 'pino';

/** What a log line says of a request and of an error: nothing by which a shopper could be called or found. */
export const logSerializers = {
  req: ({ method, url, host, ip, socket }: FastifyRequest) => ({
    method,
    url: withoutPersons(url),
    host,
    remoteAddress: ip,
    remotePort: socket.remotePort,
  }),
  err: (error: Error) => {
    const { detail: _row, params: _values, ...logged } = { ...stdSerializers.err(error) };
    return { ...logged, message: withoutValues(error, logged.message), stack: withoutValues(error, logged.stack) };
  },
};

/** Phone numbers prove whose an order is; administrators search by them too. */
function withoutPersons(url: string): string {
  const hidden = url.includes('/admin/') ? /([?&](?:phone|q)=)[^&#]*/g : /([?&]phone=)[^&#]*/g;
  return url.replace(hidden, '$1…');
}

/** The query builder's words repeat every value of the statement that failed. */
function withoutValues(error: unknown, text: string): string {
  return error instanceof DrizzleQueryError ? text.replaceAll(`params: ${String(error.params)}`, 'params: …') : text;
}
