import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { openGateway, type OpenGateway } from '../../testing/open-gateway.ts';
import { storefrontServer } from '../../testing/storefront-server.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let gateway: OpenGateway;
let stylesheet: string;

beforeEach(async () => {
  workspace = await temporaryStore();
  await releaseFixture(workspace.store, 'shell', { files: {} });
  const { id } = await releaseFixture(workspace.store, 'mf-storefront', {
    files: { 'client/shop.css': '.sign{}', 'server/server.mjs': storefrontServer },
    preload: { scripts: [], styles: ['shop.css'] },
  });
  stylesheet = path.join(await workspace.store.folderOf('mf-storefront', id), 'client/shop.css');
  gateway = await openGateway(workspace.store);
});
afterEach(async () => {
  await gateway.close();
  await workspace.remove();
});

const failures = () => gateway.log.filter(({ message }) => message.startsWith('The storefront cannot be opened'));
const noticeNames = async (name: string) => (await gateway.visit('/throws')).body.includes(`– ${name}</title>`);

test('a storefront that could not be opened is opened once its files can be read', async () => {
  expect(await pollUntil(() => noticeNames('Night Glow'), Boolean)).toBe(true);
  await rename(stylesheet, `${stylesheet}.hidden`);
  gateway.api.shop.name = 'Day Glow';
  gateway.changeData();
  await pollUntil(async () => failures().length, Boolean);
  await gateway.live.refresh();
  await gateway.live.refresh();
  expect(await noticeNames('Night Glow')).toBe(true);

  await rename(`${stylesheet}.hidden`, stylesheet);

  expect(await pollUntil(() => noticeNames('Day Glow'), Boolean)).toBe(true);
  expect(failures()).toHaveLength(1);
});
