import type { ConnectionLimits } from '../src/core/http/connection-limits.ts';

/** Limits that no test reaches by accident. */
export const testConnectionLimits: ConnectionLimits = {
  maxConnections: 1_000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 60_000,
  readTimeoutMs: 30_000,
};
