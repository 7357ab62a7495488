import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GateCheck } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import type { Gate } from '@lumora/gateway/modules/gate';
import type { Config } from '../config/config.ts';
import { workspaceRoot } from '../config/workspace-root.ts';
import { ReleaseError } from '@lumora/releases/release-error';
import { readModuleSecurity } from '@lumora/releases/module-security-file';
import { trustedTeams } from '@lumora/releases/signatures/trust';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { bootPages } from './boot-pages.ts';
import type { GateContext } from './gate-context.ts';
import { combineVerdicts, type CheckedCandidate } from './combine-verdicts.ts';
import { pageSizes } from './size-budget.ts';
import { passes, runChecks, type BootCheck } from './run-checks.ts';

interface GateOptions {
  config: Config;
  store: ReleaseStore;
  /** finds the HTTP API, such as `() => findApi(url)` */
  api: () => Promise<GateApi>;
  boot?: BootCheck;
}

/** Opens the gate of a store: it compares candidates with the live releases and with the budgets of this workspace. */
export async function openGate({ config, store, api, boot = bootPages }: GateOptions): Promise<Gate> {
  const teams = await trustedTeams(config);
  const budgets = await readBudgets();
  const security = await readModuleSecurity(config.moduleSecurityFile);
  const settings = { store, teams, budgets, security };
  return {
    async check(candidate, others) {
      return runChecks(candidate, { ...settings, ...(await api()), others, together: [] }, boot);
    },
    async checkSet(candidates) {
      const modules = candidates.map(({ module }) => module);
      const [staying, found] = await Promise.all([liveReleases(store, modules), api()]);
      const checked: CheckedCandidate[] = [];
      for (const candidate of candidates) {
        const together = candidates.filter((one) => one !== candidate);
        const context = { ...settings, ...found, others: [...staying, ...together], together };
        checked.push({ candidate, verdict: await runChecks(candidate, context, boot) });
      }
      return combineVerdicts(checked);
    },
    pageSizes: (release, others) => pageSizes(release, { others, budgets }),
    passes: (verdict) => passes(verdict, config.isGateStrict),
  };
}

/** Formats a verdict as one line per check. */
export function verdictLines(verdict: GateCheck[]): string[] {
  const symbols = { passed: '✓', failed: '✗', 'not run': '–' };
  return verdict.map(({ check, outcome, message }) => `  ${symbols[outcome]} ${check.padEnd(16)}${message}`);
}

/** Returns whether the gate was overridden by `force`. Throws `ReleaseError` `rejected` for a failed verdict without it. */
export function passGate(
  gate: Gate,
  verdict: GateCheck[],
  { modules, force }: { modules: string; force?: string | undefined },
): boolean {
  if (gate.passes(verdict)) return false;
  if (force !== undefined) return true;
  throw new ReleaseError(
    'rejected',
    `${modules} did not pass the gate and nothing was promoted. Fix the marked checks, or override them: --force "<reason>"`,
  );
}

/** Returns the live releases of all enabled modules except those in `except`. */
export async function liveReleases(store: ReleaseStore, except: string[]): Promise<Release[]> {
  const modules = (await store.listModules()).filter((module) => !except.includes(module));
  const releases = await Promise.all(
    modules.map(async (module) => {
      const last = (await store.history(module)).moves.at(-1);
      return last && !last.disabled ? store.findRelease(module, last.release) : null;
    }),
  );
  return releases.filter((release) => release !== null);
}

type GateApi = Pick<GateContext, 'apiVersion' | 'dataUrl'>;

/** Returns the contract version of the API at `url` (ends with `/api`) and `url`, or nulls when it does not respond. */
export async function findApi(url: string): Promise<GateApi> {
  try {
    const response = await fetch(`${url}/openapi.json`, { signal: AbortSignal.timeout(2_000) });
    const { info }: { info?: { version?: unknown } } = await response.json();
    return { apiVersion: typeof info?.version === 'string' ? info.version : null, dataUrl: url };
  } catch {
    // the verdict states that the API did not respond
    return { apiVersion: null, dataUrl: null };
  }
}

/** Returns the budgets of this workspace by page. */
export async function readBudgets(): Promise<Record<string, { scripts: number }>> {
  return JSON.parse(await readFile(path.join(workspaceRoot, 'budgets.json'), 'utf8'));
}
