import type { GateCheck } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import { findTampering } from '@lumora/releases/verify-release';
import { findForgery } from '@lumora/releases/signatures/sign-release';
import { allowedSecurity } from './allowed-security.ts';
import { contractRanges } from './contract-ranges.ts';
import type { Findings, GateContext } from './gate-context.ts';
import { permissionNames } from './permission-names.ts';
import { routeCollisions } from './route-collisions.ts';
import { sharedVersions } from './shared-versions.ts';
import { pageSizes, sizeBudget } from './size-budget.ts';

/** Opens the candidate's pages in a browser. A parameter, because not every machine has one. */
export type BootCheck = (candidate: Release, context: GateContext) => Promise<GateCheck>;

/** Runs all checks on a candidate. Pages of an altered or untrusted candidate are not opened. */
export async function runChecks(candidate: Release, context: GateContext, boot: BootCheck): Promise<GateCheck[]> {
  const { others, teams, store, apiVersion } = context;
  const altered = await findTampering(candidate, await store.folderOf(candidate.module, candidate.id));
  const forged = findForgery(candidate, teams);
  const findings = [
    toCheck('files', `${Object.keys(candidate.files).length} files match their hashes`, toFindings(altered)),
    toCheck('signature', `signed by team ${candidate.signature?.team}`, toFindings(forged)),
    toCheck('shared versions', 'in range both ways', sharedVersions(candidate, others)),
    toContractCheck(apiVersion, contractRanges(candidate, others, apiVersion)),
    toCheck('routes', 'no collision', routeCollisions(candidate, others)),
    toCheck('permissions', 'all known', permissionNames(candidate)),
    toCheck('security', 'no additions beyond the allow-list', allowedSecurity(candidate, context)),
    toCheck('size', sizeMessage(candidate, context), sizeBudget(candidate, context)),
  ];
  // code that is altered or not trusted must not run
  if (altered !== null || forged !== null) return findings;
  return [...findings, await boot(candidate, context)];
}

/** Returns whether a verdict passes; with `isStrict` every check must have run. */
export function passes(verdict: GateCheck[], isStrict: boolean): boolean {
  return verdict.every(({ outcome }) => outcome === 'passed' || (outcome === 'not run' && !isStrict));
}

function toCheck(check: string, message: string, findings: Findings): GateCheck {
  if (findings.length === 0) return { check, outcome: 'passed', message };
  return { check, outcome: 'failed', message: findings.join(' ') };
}

const toFindings = (reason: string | null): Findings => (reason === null ? [] : [`${reason}.`]);

function sizeMessage(candidate: Release, context: GateContext): string {
  return pageSizes(candidate, context).length === 0 ? 'no page of it has a budget' : 'within the budget';
}

function toContractCheck(apiVersion: string | null, findings: Findings): GateCheck {
  if (apiVersion !== null || findings.length > 0)
    return toCheck('contracts', `in range (HTTP API ${apiVersion})`, findings);
  return { check: 'contracts', outcome: 'not run', message: 'shell in range; the HTTP API did not respond' };
}
