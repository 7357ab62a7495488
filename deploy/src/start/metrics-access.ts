import type { MetricsAccess } from '@lumora/api';
import type { Config } from '../config/config.ts';

/** Returns who may read `/metrics` of this process. */
export function metricsAccessOf({ metricsPort: port, metricsToken: token, host }: Config): MetricsAccess {
  return { port, token, host };
}
