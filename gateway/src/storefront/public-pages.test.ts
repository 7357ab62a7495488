import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { createHash } from 'node:crypto';
import { releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { openGateway, type OpenGateway } from '../../testing/open-gateway.ts';
import { storefrontServer } from '../../testing/storefront-server.ts';
import { rollback } from '@lumora/releases/channels/channel';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let gateway: OpenGateway;

const storefront = {
  files: {
    'client/app.js': '// the shop',
    'client/shop.css': '@font-face{src:url(sign.woff2)}.sign{mask:url(#glow);background:url(data:,x) url("data:,y")}',
    'client/list.js': '// the list',
    'client/list.css': '.list{}',
    'client/sign.woff2': 'font',
    'server/server.mjs': storefrontServer,
  },
  preload: { scripts: ['app.js'], styles: ['shop.css'] },
  screens: { list: { scripts: ['list.js'], styles: ['list.css'] } },
  fonts: ['sign.woff2'],
  manifest: {
    pages: [
      { path: '/listed', query: ['q', 'page'] },
      { path: '*', query: [] },
    ],
  },
};

beforeAll(async () => {
  workspace = await temporaryStore();
  await releaseFixture(workspace.store, 'shell', {
    files: { 'client/console.js': '// console' },
    console: { entry: 'console.js', preload: { scripts: [], styles: [] } },
  });
  await releaseFixture(workspace.store, 'mf-storefront', { ...storefront, version: '0.9.0' });
  await releaseFixture(workspace.store, 'mf-storefront', storefront);
  gateway = await openGateway(workspace.store);
});
afterAll(async () => {
  await gateway.close();
  await workspace.remove();
});

const releaseSetIn = (page: string) => JSON.parse(/lumora-release-set">([^]*?)<\/script>/.exec(page)?.[1] ?? '{}');

const visit = (path: string, headers?: Record<string, string>) => gateway.visit(path, headers);

describe('public page', () => {
  it('is rendered by the live storefront and carries its state as data', async () => {
    const { status, headers, body } = await visit('/');

    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<title>A sign</title>');
    expect(body).toMatch(/<div id="lumora-root"><p>\/ at http:\/\/shop\.test #/);
    expect(body).toContain('id="lumora-page-state">{"text":"\\u003c/script>\\u003cb>"}</script>');
  });

  it('allows no inline script, and its inline style by hash', async () => {
    const { headers, body } = await visit('/');
    const style = /<style data-href="shop.css">([^]*?)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');

    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce/);
    expect(body.match(/<script(?! type="application\/json"| src=)/g)).toBeNull();
  });

  it('includes the styles of its screen and resolves the paths of its files', async () => {
    const [home, list] = [await visit('/'), await visit('/listed')];
    const base = `/assets/mf-storefront/${gateway.live.setFor().find('storefront')?.release.id}/`;
    const hash = createHash('sha256').update('.list{}').digest('base64');

    expect(home.body).not.toContain('.list{}');
    expect(list.body).toContain('</style><style data-href="list.css">.list{}</style>');
    expect(list.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(list.body).toContain(`<link rel="preload" as="script" href="${base}list.js"`);
    expect(list.body).toContain(`<img src="${base}sign.avif">`);
  });

  it('includes page-specific styles, such as colours from data, with the closing tag escaped', async () => {
    const { headers, body } = await visit('/painted');
    const rules = ':root{--glow:#ff7a1a}<\\/style>';
    const hash = createHash('sha256').update(rules).digest('base64');

    expect(body).toContain(`<style data-href="page">${rules}</style>`);
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  it('has an integrity hash for every script and release paths for fonts', async () => {
    const { body } = await visit('/');
    const base = `/assets/mf-storefront/${gateway.live.setFor().find('storefront')?.release.id}/`;

    for (const tag of body.match(/<script src=[^>]*>|<link rel="preload" as="script"[^>]*>/g) ?? []) {
      expect(tag).toMatch(/integrity="sha384-[^"]{64}" crossorigin="anonymous"/);
    }
    expect(body).toContain(`url(${base}sign.woff2)`);
    expect(body).toContain('url(#glow);background:url(data:,x) url("data:,y")');
  });

  it('preloads fonts in the head for wide screens and in the body for small ones', async () => {
    const [head = '', body = ''] = (await visit('/')).body.split('<body>');
    const base = `/assets/mf-storefront/${gateway.live.setFor().find('storefront')?.release.id}/`;
    const font = (media: string) =>
      `<link rel="preload" as="font" type="font/woff2" media="${media}" href="${base}sign.woff2" crossorigin>`;

    expect(head.match(/<link [^>]*as="font"[^>]*>/g)).toEqual([font('(min-width: 600px)')]);
    expect(body.match(/<link [^>]*as="font"[^>]*>/g)).toEqual([font('not all and (min-width: 600px)')]);
  });

  it('contains nothing about the console modules', async () => {
    const set = releaseSetIn((await visit('/')).body);

    expect(set.modules.map((module: { manifest: { id: string } }) => module.manifest.id)).toEqual(['mf-storefront']);
    expect(JSON.stringify(set)).not.toMatch(/console|permissions/);
  });

  it('names the previous release only when the browser has to render the page', async () => {
    expect(releaseSetIn((await visit('/')).body).modules[0].previous).toBeNull();
    expect(releaseSetIn((await visit('/throws')).body).modules[0].previous.release).toMatch(/^0\.9\.0-/);
  });

  it('has the status of the storefront and redirects only within the shop', async () => {
    expect((await visit('/gone')).status).toBe(404);
    expect(await visit('/old')).toMatchObject({ status: 301, headers: { location: '/new' } });
    expect((await visit('/elsewhere')).headers['location']).toBeUndefined();
  });

  it.each([`/${'long'.repeat(400)}`, '/सस्ता', '/a%20b/../c', '//evil.test/'])(
    'is served at the path %s',
    async (path) => {
      expect((await visit(path)).status).toBe(200);
    },
  );

  it('is the shop’s 404 page at a path that cannot be decoded', async () => {
    const { status, headers, body } = await visit('/gone/%E0%A4%A?page=%E0');

    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<p>/gone/%25E0%25A4%25A at');
  });

  it('is the shop’s 404 page at a path with a null character', async () => {
    const { status, body } = await visit('/gone/a%00b');

    expect(status).toBe(404);
    expect(body).toContain('<p>/gone/a%2500b at');
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/nothing/at/all?q=1', '/%61pi/nothing'])(
    'is never served below the path of the API: %s',
    async (path) => {
      const { status, headers, body } = await visit(path);

      expect(status).toBe(404);
      expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
      expect(JSON.parse(body)).toEqual({
        message: 'There is nothing at this address.',
        error: 'not_found',
        request_id: headers['x-request-id'],
      });
    },
  );

  it('is served at a path that only begins like that of the API', async () => {
    expect((await visit('/apis')).body).toContain('<p>/apis at');
  });

  it('is not rendered for a missing image or script', async () => {
    expect(await visit('/nothing.png', { accept: 'image/avif,*/*;q=0.8' })).toMatchObject({ status: 404 });
  });
});

describe('rendered page', () => {
  it('is served from the cache, compressed, and with 304 when the ETag matches', async () => {
    const first = await visit('/kept', { 'accept-encoding': 'gzip, br' });
    const etag = String(first.headers['etag']);
    const second = await visit('/kept');
    const third = await visit('/kept', { 'accept-encoding': 'gzip, br', 'if-none-match': etag });

    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(first.body).toBe(second.body);
    expect(third).toMatchObject({ status: 304, body: '' });
  });

  it('is the same with campaign parameters', async () => {
    const plain = await visit('/listed?page=2');

    expect((await visit('/listed?utm_source=mail&page=2&gclid=1')).body).toBe(plain.body);
  });

  it('is not cached when the storefront marks it as not cacheable', async () => {
    const first = await visit('/fresh');

    expect(first.headers['cache-control']).toBe('no-store');
    expect((await visit('/fresh')).body).not.toBe(first.body);
  });

  it('is rendered again after data changed', async () => {
    const before = await visit('/changing');
    gateway.changeData();

    expect((await visit('/changing')).body).not.toBe(before.body);
  });

  it('is shared by concurrent requests, but not with requests after a change', async () => {
    const early = [visit('/held'), visit('/held')];
    await gateway.api.arrival;
    gateway.changeData();
    gateway.api.open();
    const [one, two] = await Promise.all(early);

    expect(one?.body).toBe(two?.body);
    expect((await visit('/held')).body).not.toBe(one?.body);
  });
});

describe('storefront release', () => {
  it.each(['/throws', '/hangs', '/waits', '/hoards', '/exits', '/nonsense', '/unstyled', '/unscreened'])(
    'that fails at %s affects that page only, which gets 503',
    async (url) => {
      const failed = await visit(url);
      const next = await visit(`/after${url}`);

      expect(failed).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } });
      expect(next.body).toContain(`<p>/after${url}`);
    },
    15_000,
  );

  it('that fails at a page shows a notice with the shop’s name and lets the browser render the page', async () => {
    const { headers, body } = await visit('/throws?notice');
    const style = /<style data-href="notice">([^]*?)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');

    expect(body).toMatch(/<title>Back in a moment – [^<]+<\/title>/);
    expect(body).toMatch(/<div id="lumora-root"><div [^>]*><h1>Back in a moment<\/h1>/);
    expect(body).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(body).toMatch(/<script src="\/assets\/shell\/[^>]* defer /);
    expect(body).not.toContain('lumora-page-state');
  });

  it('is named in log and metrics when a page fails', async () => {
    await visit('/throws');
    const release = gateway.live.setFor().find('storefront')?.release.id;

    expect(gateway.log.at(-1)?.fields).toMatchObject({ module: 'mf-storefront', release, url: '/throws' });
    expect(await gateway.metric(`lumora_render_failures_total{release="${release}",reason="error"}`)).toMatch(
      / [1-9]\d*$/,
    );
  });

  it('is promoted and rolled back without a restart', async () => {
    const before = (await visit('/')).body;
    const old = gateway.live.setFor().find('storefront')?.release.id ?? '';
    const newer = storefrontServer.replace("'<p>'", "'<p>newer '");
    await releaseFixture(workspace.store, 'mf-storefront', {
      ...storefront,
      files: { ...storefront.files, 'server/server.mjs': newer },
    });
    await pollUntil(
      () => visit('/'),
      ({ body }) => body.includes('newer '),
    );
    await rollback(workspace.store, 'mf-storefront', { to: undefined, reason: '' });
    await pollUntil(
      () => visit('/'),
      ({ body }) => !body.includes('newer '),
    );

    expect(before).toContain(old);
    expect((await visit('/')).body).toContain(`/assets/mf-storefront/${old}/`);
  });

  it('that breaks a page serves the stale page', async () => {
    const before = (await visit('/page')).body;
    const broken = storefrontServer.replace("'/throws'", "'/page'");
    await releaseFixture(workspace.store, 'mf-storefront', {
      ...storefront,
      files: { ...storefront.files, 'server/server.mjs': broken },
    });
    await pollUntil(
      async () => [(await visit('/page')).body, await gateway.metric('lumora_pages_total{outcome="stale"}')],
      ([body, stalePages]) => body !== before || stalePages !== '',
    );

    expect((await visit('/page')).body).toBe(before);
  });
});
