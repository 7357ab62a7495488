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
  return additionNames.flatMap((name) =>
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

/**
 * Formats the Content Security Policy of a page of `release`: scripts of releases only, the page's own `sources`, and the
 * additions that are granted to the release.
 */
export function toPolicy(sources: PolicySources, release: Release | undefined, granted: ModuleSecurity): string {
  const additions = Object.fromEntries(securityDirectives.map((name) => [name, granted[name] ?? []]));
  const container = granted['script-src']?.length ? release?.manifest.container : undefined;
  const parts: PolicySources[] = [baseSources, sources, additions, trustedTypes(container)];
  const names = new Set(parts.flatMap((part) => Object.keys(part)));
  return Array.from(names, (name) => [name, ...parts.flatMap((part) => part[name] ?? [])])
    .filter(({ length }) => length > 1)
    .map((directive) => directive.join(' '))
    .join('; ');
}

const baseSources: PolicySources = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/**
 * Returns the CSP directives for Trusted Types. Script URLs come from the policy of the loader or of a build's own chunks.
 * The shop writes JSON-LD, which the browser does not run, through its own policy. A module that may load scripts of other
 * origins has a policy with the name of its container.
 */
function trustedTypes(container: string | undefined): PolicySources {
  const policies = [
    'lumora-entries',
    'lumora-chunks',
    'lumora-json-ld',
    ...(container === undefined ? [] : [container]),
  ];
  return { 'require-trusted-types-for': ["'script'"], 'trusted-types': [...policies, "'allow-duplicates'"] };
}

/** Formats the Permissions Policy: every listed feature is off unless it is granted. */
export function toPermissionsPolicy({ permissions = [] }: ModuleSecurity): string {
  return browserPermissions.map((name) => `${name}=(${permissions.includes(name) ? 'self' : ''})`).join(', ');
}

const additionNames = [...securityDirectives, 'permissions'] as const;

function isAllowed(allowed: ModuleSecurity | undefined, name: (typeof additionNames)[number], value: string): boolean {
  const values: readonly string[] = allowed?.[name] ?? [];
  return values.includes(value);
}
