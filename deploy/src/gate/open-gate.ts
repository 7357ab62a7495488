import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GateCheck } from '@lumora/shared-contract';
import type { Release } from '@lumora/releases/release-schema';
import type { Gate } from '@lumora/gateway/modules/gate';
import { workspaceRoot, type Config } from '../config.ts';
import { ReleaseError } from '@lumora/releases/release-error';
import { trustedTeams } from '@lumora/releases/signatures/trust';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { bootPages } from './boot-pages.ts';
import { passes, runChecks, type BootCheck } from './run-checks.ts';

interface GateOptions {
  config: Config;
  store: ReleaseStore;
  /** asks the HTTP API for its version; null when it cannot be asked */
  apiVersion: () => Promise<string | null>;
  boot?: BootCheck;
}

export async function openGate({ config, store, apiVersion, boot = bootPages }: GateOptions): Promise<Gate> {
  const teams = await trustedTeams(config);
  const budgets = await readBudgets();
  return {
    async check(candidate, others) {
      const beside = others ?? (await liveReleases(store, candidate.module));
      return runChecks(candidate, { store, teams, budgets, apiVersion: await apiVersion(), others: beside }, boot);
    },
    passes: (verdict) => passes(verdict, config.isGateStrict),
  };
}

/** The verdict as lines for people. */
export function verdictLines(verdict: GateCheck[]): string[] {
  const signs = { passed: '✓', refused: '✗', 'not run': '–' };
  return verdict.map(({ check, outcome, words }) => `  ${signs[outcome]} ${check.padEnd(16)}${words}`);
}

/** Refuses what the gate does not admit, unless it is forced for a reason. Answers whether it had to be. */
export function passGate(
  gate: Gate,
  verdict: GateCheck[],
  { module, force }: { module: string; force?: string | undefined },
): boolean {
  if (gate.passes(verdict)) return false;
  if (force !== undefined) return true;
  throw new ReleaseError(
    'refused',
    `The gate refuses ${module}; its channel stays where it is. Mend what is marked, or force it: --force "<reason>"`,
  );
}

/** The live releases of every module but one. */
export async function liveReleases(store: ReleaseStore, except: string): Promise<Release[]> {
  const modules = (await store.listModules()).filter((module) => module !== except);
  const releases = await Promise.all(
    modules.map(async (module) => {
      const last = (await store.history(module)).moves.at(-1);
      return last && !last.disabled ? store.findRelease(module, last.release) : null;
    }),
  );
  return releases.filter((release) => release !== null);
}

/** The version that the API at `url` (ending in `/api`) says of itself; null when nobody answers there. */
export async function getApiVersion(url: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/openapi.json`, { signal: AbortSignal.timeout(2_000) });
    const { info } = (await response.json()) as { info?: { version?: unknown } };
    return typeof info?.version === 'string' ? info.version : null;
  } catch {
    // no API there: the verdict says that it could not be asked
    return null;
  }
}

async function readBudgets(): Promise<Record<string, { scripts: number }>> {
  return JSON.parse(await readFile(path.join(workspaceRoot, 'budgets.json'), 'utf8'));
}
