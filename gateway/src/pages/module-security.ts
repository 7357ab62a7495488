import {
  browserPermissions,
  securityDirectives,
  type ModuleManifest,
  type ModuleSecurity,
} from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';

/** The additions that the operator allows, by module. */
export type AllowedSecurity = Readonly<Record<string, ModuleSecurity>>;

/** Sources of each directive of a Content Security Policy. */
export type PolicySources = Record<string, string[]>;

/** Returns the requests of a module that the operator does not allow, such as `connect-src https://api.example`. */
export function listDisallowed({ id, security = {} }: ModuleManifest, allowed: AllowedSecurity): string[] {
  return additions.flatMap((name) =>
    (security[name] ?? [])
      .filter((value) => !isAllowed(allowed[id], name, value))
      .map((value) => `${name === 'permissions' ? 'permission' : name} ${value}`),
  );
}

/** Returns the requests of a module that the operator allows; none without a module. */
export function grantedSecurity(manifest: ModuleManifest | undefined, allowed: AllowedSecurity): ModuleSecurity {
  if (manifest?.security === undefined) return {};
  const { id, security } = manifest;
  const { permissions = [] } = security;
  const sources = securityDirectives.map((name): [string, string[]] => [
    name,
    (security[name] ?? []).filter((value) => isAllowed(allowed[id], name, value)),
  ]);
  return {
    ...Object.fromEntries(sources),
    permissions: permissions.filter((value) => isAllowed(allowed[id], 'permissions', value)),
  };
}

/** Formats a Content Security Policy with the granted additions. */
export function toPolicy(sources: PolicySources, granted: ModuleSecurity): string {
  const names = new Set([...Object.keys(sources), ...securityDirectives.filter((name) => granted[name]?.length)]);
  return Array.from(names, (name) => {
    const added = securityDirectives.find((one) => one === name);
    return [name, ...(sources[name] ?? []), ...((added && granted[added]) ?? [])].join(' ');
  }).join('; ');
}

/** Formats the Permissions Policy: every listed feature is off unless it is granted. */
export function toPermissionsPolicy({ permissions = [] }: ModuleSecurity): string {
  return browserPermissions.map((name) => `${name}=(${permissions.includes(name) ? 'self' : ''})`).join(', ');
}

/** Returns the name of the Trusted Types policy for scripts of other origins, if the module may load any. */
export function policyNameOf(release: Release | undefined, granted: ModuleSecurity): string | undefined {
  return granted['script-src']?.length ? release?.manifest.container : undefined;
}

const additions = [...securityDirectives, 'permissions'] as const;

function isAllowed(allowed: ModuleSecurity | undefined, name: (typeof additions)[number], value: string): boolean {
  const values: readonly string[] = allowed?.[name] ?? [];
  return values.includes(value);
}
