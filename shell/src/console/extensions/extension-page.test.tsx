import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeScripts } from '../../testing/fake-scripts.ts';
import { closeConsole, openConsole, taxonomy } from '../testing/console-under-test.tsx';

let network: ReturnType<typeof fakeScripts> | undefined;
afterEach(() => {
  closeConsole();
  network?.stop();
});

const panel = { slot: 'order-panels', name: 'order-notes', title: 'Order notes', order: 1 };

/** Opens the page of the panel, for which the container of its module has the component `Screen`. */
function openPanel(container: string, Screen: (props: { id: number }) => string) {
  const extensions = [{ path: '/extensions/order-notes', load: async () => ({ Screen }) }];
  const exposed = { init: () => undefined, get: async () => () => ({ routes: [], extensions }) };
  network = fakeScripts({ '/assets/entry.js': () => void Object.assign(window, { [container]: exposed }) });
  const modules = [{ ...taxonomy, container, extensions: [panel] }];
  return openConsole('/admin/extensions/mf-taxonomy/order-notes?id=7', { modules });
}

test('the page of an extension renders it by itself, for the entity of the URL', async () => {
  openPanel('mfe_panel', ({ id }) => `Notes about order ${id}`);

  expect(await screen.findByText('Notes about order 7')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Order notes' })).toBeVisible();
});

test('the page of a broken extension shows an error panel and reports the module', async () => {
  openPanel('mfe_broken_panel', () => {
    throw new Error('no such order');
  });

  expect(await screen.findByText(/^Report \w+ · /)).toBeVisible();
  expect(network?.reports.at(-1)).toMatchObject({ module: 'mf-taxonomy', message: expect.stringMatching('no such') });
});

test('the page of an extension that no module has names it', async () => {
  openConsole('/admin/extensions/mf-notes/order-notes?id=1');

  expect(await screen.findByRole('heading', { level: 1, name: 'Extension not found' })).toBeVisible();
  expect(screen.getByText('mf-notes has no order-notes.')).toBeVisible();
});
