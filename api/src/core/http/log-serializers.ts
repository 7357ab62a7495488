import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyRequest } from 'fastify';
import { stdSerializers } from 'pino';

/** Serializers of requests and errors for log lines; they remove personal data such as phone numbers and SQL parameters. */
export const logSerializers = {
  req: ({ method, url, host, ip, socket }: FastifyRequest) => ({
    method,
    url: withoutPersonalData(url),
    host,
    remoteAddress: ip,
    remotePort: socket.remotePort,
  }),
  err: (error: Error) => {
    const { detail: _row, params: _values, ...logged } = { ...stdSerializers.err(error) };
    return { ...logged, message: withoutValues(error, logged.message), stack: withoutValues(error, logged.stack) };
  },
};

/** Hides phone numbers, which give access to an order; the console sends them as the search text `q` too. */
function withoutPersonalData(url: string): string {
  const hidden = url.includes('/admin/') ? /([?&](?:phone|q)=)[^&#]*/g : /([?&]phone=)[^&#]*/g;
  return url.replace(hidden, '$1…');
}

/** Hides the parameters of a failed statement, which the query builder repeats in its message. */
function withoutValues(error: unknown, text: string): string {
  return error instanceof DrizzleQueryError ? text.replaceAll(`params: ${String(error.params)}`, 'params: …') : text;
}
