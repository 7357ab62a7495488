import { expect, it } from '@jest/globals';
import { publishFixture, temporaryStore, testTeam } from '@lumora/releases/testing/fixture-releases';
import { openSandboxGateway } from './sandbox-gateway.ts';

it('the API of the sandbox responds with a status that no page of the console repeats', async () => {
  const { store, remove } = await temporaryStore();
  const candidate = await publishFixture(store, 'mf-catalog', { files: {} });
  const open = { store, teams: [testTeam], others: [], together: [], security: {} };
  const sandbox = await openSandboxGateway(candidate, { ...open, apiVersion: null, dataUrl: null, budgets: {} });

  const { status } = await fetch(`${sandbox.origin}/api/admin/products/1`);
  await sandbox.close();
  await remove();

  expect(status).toBe(403);
});
