import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright-core';
import { openGateway, type OpenGateway } from '@lumora/gateway/testing/open-gateway';
import { storefrontServer } from '@lumora/gateway/testing/storefront-server';
import { releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { findChromium } from '../gate/find-chromium.ts';

const service = createServer((_request, response) => {
  response.writeHead(200, { 'access-control-allow-origin': '*' }).end('paid');
});
let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let gateway: OpenGateway;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  workspace = await temporaryStore();
  const { store } = workspace;
  const none = { scripts: [], styles: [] };
  const console = { entry: 'console.js', preload: none };
  await releaseFixture(store, 'shell', { files: { 'client/console.js': '// console' }, console });
  const security = {
    'connect-src': [origin, 'https://not-allowed.example'],
    permissions: ['payment', 'camera'] as const,
  };
  await releaseFixture(store, 'mf-sales', {
    files: {},
    manifest: {
      routes: [{ path: '/admin/orders' }],
      security: { ...security, permissions: [...security.permissions] },
    },
  });
  await releaseFixture(store, 'mf-catalog', { files: {}, manifest: { routes: [{ path: '/admin/products' }] } });
  await releaseFixture(store, 'mf-storefront', {
    files: { 'server/server.mjs': storefrontServer },
    manifest: { security: { 'img-src': ['https://not-allowed.example'], permissions: ['geolocation'] } },
  });
  gateway = await openGateway(store, {
    security: {
      'mf-sales': { 'connect-src': [origin], permissions: ['payment'] },
      'mf-storefront': { permissions: ['geolocation'] },
    },
  });
  const executablePath = findChromium(process.env);
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  await gateway.close();
  await workspace.remove();
  service.close();
});

/** Opens a page and returns what it may do. */
async function visit(path: string) {
  const page = await browser.newPage();
  await page.goto(gateway.origin + path);
  const result = {
    fetched: await fetchFrom(page, origin),
    payment: await allows(page, 'payment'),
    camera: await allows(page, 'camera'),
  };
  await page.close();
  return result;
}

const fetchFrom = (page: Page, url: string) =>
  page.evaluate(
    (target) =>
      fetch(target).then(
        (response) => response.text(),
        () => 'blocked',
      ),
    url,
  );

const allows = (page: Page, feature: string) =>
  page.evaluate((name) => Reflect.get(document, 'featurePolicy').allowsFeature(name) as boolean, feature);

describe('a module that asks for security additions', () => {
  it('gets those that the operator allows, on its own pages', async () => {
    expect(await visit('/admin/orders')).toEqual({ fetched: 'paid', payment: true, camera: false });
  });

  it.each(['/admin/products', '/admin'])('does not change the policies of %s', async (path) => {
    expect(await visit(path)).toEqual({ fetched: 'blocked', payment: false, camera: false });
  });

  it('gets those that the operator allows on the pages of the shop, if it is the shop', async () => {
    const { headers } = await gateway.visit('/');

    expect(headers['permissions-policy']).toContain('geolocation=(self)');
    expect(headers['content-security-policy']).not.toContain('not-allowed.example');
  });

  it('gets no origin that the operator does not allow', async () => {
    const { headers, body } = await gateway.visit('/admin/orders');

    expect(headers['content-security-policy']).not.toContain('not-allowed.example');
    expect(body).toContain('"securityOf":"mf-sales"');
  });
});
