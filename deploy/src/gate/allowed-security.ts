import type { Release } from '@lumora/releases/release-schema';
import { listDisallowed } from '@lumora/gateway/pages/module-security';
import type { Findings, GateContext } from './gate-context.ts';

/** Finds origins and browser permissions that the module requests and the operator does not allow. */
export function allowedSecurity({ module, manifest }: Release, { security }: Pick<GateContext, 'security'>): Findings {
  return listDisallowed(manifest, security).map(
    (addition) => `${module} asks for ${addition}, which MODULE_SECURITY_FILE does not allow.`,
  );
}
