import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { releaseSetElementId } from '@lumora/shared-contract/releases';
import { reportModule } from './report-module.ts';
import { fakeScripts } from './testing/fake-scripts.ts';

const requestNonce = jest.fn<typeof fetch>();
let network: ReturnType<typeof fakeScripts>;

beforeEach(() => {
  network = fakeScripts({});
  globalThis.fetch = requestNonce;
  document.body.innerHTML = `<script type="application/json" id="${releaseSetElementId}">{"id":"set-1"}</script>`;
});
afterEach(() => {
  network.stop();
  requestNonce.mockReset();
  document.body.innerHTML = '';
});

it('sends a report with the release set of the page and a nonce for it', async () => {
  requestNonce.mockResolvedValue(new Response('{"nonce":"n1"}'));

  const id = reportModule({ module: 'shell', release: 'r1', kind: 'error', error: new Error('no console') });

  await waitFor(() => expect(network.reports).toHaveLength(1));
  expect(network.reports[0]).toMatchObject({ id, set: 'set-1', nonce: 'n1', path: '/', message: 'Error: no console' });
  expect(requestNonce.mock.calls[0]?.[0]).toBe('/telemetry/nonce?set=set-1&path=%2F');
});

it.each([
  ['returns none', () => Promise.resolve(new Response('{"nonce":null}'))],
  ['does not respond', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['responds with an error page', () => Promise.resolve(new Response('<html>', { status: 502 }))],
])('sends a report without a nonce when the gateway %s', async (_case, respond) => {
  requestNonce.mockImplementation(respond);

  reportModule({ module: 'shell', release: 'r1', kind: 'load', ms: 3 });

  await waitFor(() => expect(network.reports).toHaveLength(1));
  expect(network.reports[0]).not.toHaveProperty('nonce');
});

it('requests no nonce on a page without a release set', async () => {
  document.body.innerHTML = '';

  reportModule({ module: 'shell', release: 'r1', kind: 'load', ms: 3 });

  expect(network.reports).toHaveLength(1);
  expect(requestNonce).not.toHaveBeenCalled();
});
