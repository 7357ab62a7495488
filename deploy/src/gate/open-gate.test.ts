import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { GateCheck } from '@lumora/shared-contract/releases';
import { promote } from '@lumora/releases/channels/channel';
import { publishFixture, temporaryStore, writeTeams } from '@lumora/releases/testing/fixture-releases';
import { readConfig } from '../config/config.ts';
import { openGate } from './open-gate.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;

beforeEach(async () => {
  workspace = await temporaryStore();
});
afterEach(() => workspace.remove());

const bootPasses = async (): Promise<GateCheck> => ({ check: 'pages open', outcome: 'passed', message: '' });
const orders = { files: {}, manifest: { routes: [{ path: '/admin/orders' }] } };

async function openTestGate() {
  const config = readConfig({ STORE_URL: workspace.folder, TEAMS_FILE: await writeTeams(workspace.folder) });
  const api = async () => ({ apiVersion: '1.0.0', dataUrl: null });
  return openGate({ config, store: workspace.store, api, boot: bootPasses });
}

describe('the gate', () => {
  it('allows a route to move between modules that are promoted together, and rejects it for one alone', async () => {
    const owner = await publishFixture(workspace.store, 'mf-promotions', orders);
    await promote(workspace.store, 'mf-promotions', { id: owner.id, reason: '' });
    const without = await publishFixture(workspace.store, 'mf-promotions', { files: {} });
    const sales = await publishFixture(workspace.store, 'mf-sales', orders);
    const gate = await openTestGate();

    expect(gate.passes(await gate.checkSet([without, sales]))).toBe(true);
    const alone = await gate.checkSet([sales]);
    expect(gate.passes(alone)).toBe(false);
    expect(alone.find(({ outcome }) => outcome === 'failed')?.message).toContain('/admin/orders already belongs to');
  });

  it('names the module in a failed check of several', async () => {
    const members = [
      await publishFixture(workspace.store, 'mf-promotions', orders),
      await publishFixture(workspace.store, 'mf-sales', orders),
    ];
    const verdict = await (await openTestGate()).checkSet(members);

    expect(verdict.find(({ check }) => check === 'routes')).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('mf-sales: /admin/orders already belongs to mf-promotions'),
    });
  });
});
