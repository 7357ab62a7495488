import { expect, test } from '@jest/globals';
import { publishFixture, temporaryStore, testTeam } from '@lumora/releases/testing/fixture-releases';
import { openSandboxGateway } from './sandbox-gateway.ts';

test.each([
  ['of the API', '/api/admin/products/1'],
  ['of the gateway', '/api/admin/releases'],
])(
  'a route %s responds to a signed-in page with a status that it neither repeats nor leaves for',
  async (_owner, path) => {
    const { store, remove } = await temporaryStore();
    const candidate = await publishFixture(store, 'mf-catalog', { files: {} });
    const open = { store, teams: [testTeam], others: [], together: [], security: {} };
    const sandbox = await openSandboxGateway(candidate, { ...open, apiVersion: null, dataUrl: null, budgets: {} });

    const { status } = await fetch(sandbox.origin + path, { headers: { authorization: 'Bearer t1' } });
    await sandbox.close();
    await remove();

    expect(status).toBe(403);
  },
);
