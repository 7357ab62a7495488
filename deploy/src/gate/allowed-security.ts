import type { Release } from '@lumora/releases/release-schema';
import { findDisallowed } from '@lumora/gateway/pages/module-security';
import type { Findings, GateContext } from './gate-context.ts';

/** Finds origins and browser permissions that the module requests and the operator does not allow. */
export function allowedSecurity({ module, manifest }: Release, { security }: Pick<GateContext, 'security'>): Findings {
  return findDisallowed(manifest, security).map(
    (addition) => `${module} asks for ${addition}, which MODULE_SECURITY_FILE does not allow.`,
  );
}
