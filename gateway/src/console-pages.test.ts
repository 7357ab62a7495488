import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReleaseSet } from '@lumora/shared-contract';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { openGateway, type OpenGateway } from '../testing/open-gateway.ts';

let place: Awaited<ReturnType<typeof temporaryStore>>;
let gateway: OpenGateway;
const none = { scripts: [], styles: [] };

beforeAll(async () => {
  place = await temporaryStore();
  await releaseFixture(place.store, 'shell', {
    files: { 'client/console.js': '1', 'client/frame.js': '2', 'client/frame.css': '3', 'client/table.js': '4' },
    console: { entry: 'console.js', preload: { scripts: ['frame.js'], styles: ['frame.css'] } },
    offers: { '@lumora/shared-ui/data-table': { ...none, scripts: ['table.js'] } },
    manifest: { routes: [{ path: '/auth/login' }, { path: '/admin' }] },
  });
  await releaseFixture(place.store, 'mf-taxonomy', {
    files: { 'client/routes.js': '1', 'client/screen.js': '2', 'client/other.js': '3' },
    preload: { scripts: ['routes.js'], styles: [] },
    screens: { categories: { scripts: ['screen.js'], styles: [] }, other: { ...none, scripts: ['other.js'] } },
    takes: { categories: ['react', '@lumora/shared-ui/data-table'], other: ['react'] },
    manifest: {
      routes: [
        { path: '/admin/categories/:id', screen: 'categories' },
        { path: '/admin/other', screen: 'other' },
      ],
    },
  });
  gateway = await openGateway(place.store);
});
afterAll(async () => {
  await gateway.close();
  await place.remove();
});

function releaseSetOf(body: string): ReleaseSet {
  return JSON.parse(/lumora-release-set">([^]*?)<\/script>/.exec(body)?.[1] ?? '') as ReleaseSet;
}

const preloaded = (html: string) =>
  Array.from(html.matchAll(/rel="preload"[^>]*href="[^"]*\/([\w.]+)"/g), ([, file]) => file);

/** What the page fetches at once, and what the loader adds for one who is signed in. */
function preloadsOf(body: string) {
  const [template = ''] = /<template id="lumora-signed-in-preloads">[^]*?<\/template>/.exec(body) ?? [];
  return { atOnce: preloaded(body.replace(template, '')), signedIn: preloaded(template) };
}

describe('a page of the console', () => {
  it('carries every live module with its manifest and the hash of its entry', async () => {
    const { headers, body } = await gateway.visit('/admin');
    const set = releaseSetOf(body);

    expect(headers['cache-control']).toBe('no-store');
    expect(set.modules).toMatchObject([{ manifest: { id: 'mf-taxonomy' }, entry: 'entry.js', previous: null }]);
    expect(set.modules[0]?.integrity).toMatch(/^sha384-/);
    expect(set.shell.console).toMatchObject({ entry: 'console.js', integrity: expect.stringMatching(/^sha384-/) });
  });

  it('names the shop as the API does, also after it was renamed', async () => {
    const product = async () => releaseSetOf((await gateway.visit('/admin')).body).product;
    await pollUntil(product, (name) => name === 'Night Glow');
    gateway.api.shop.name = 'Glow & Sons';
    gateway.changeData();
    await pollUntil(product, (name) => name !== 'Night Glow');

    expect((await gateway.visit('/admin')).body).toContain('<title>Glow &#38; Sons Admin</title>');
  });

  it('allows scripts of releases only, and styles by a nonce that is new each time', async () => {
    const pages = await Promise.all([gateway.visit('/admin'), gateway.visit('/admin')]);
    const nonces = pages.map(({ body }) => /name="csp-nonce" content="([^"]+)"/.exec(body)?.[1] ?? '');

    expect(nonces[0]).not.toBe(nonces[1]);
    for (const [n, { headers, body }] of pages.entries()) {
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[n]}';`);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(body).toContain(`<style id="_goober" nonce="${nonces[n]}">`);
    }
  });

  it('preloads the console, and for one who is signed in all that its screen needs', async () => {
    const own = await gateway.visit('/admin/categories/7');
    const other = await gateway.visit('/admin/other');
    const shells = await gateway.visit('/auth/login');

    const console = ['entry.js', 'console.js', 'frame.js'];
    expect(preloadsOf(own.body)).toEqual({
      atOnce: console,
      signedIn: ['entry.js', 'routes.js', 'screen.js', 'table.js'],
    });
    expect(preloadsOf(other.body)).toEqual({ atOnce: console, signedIn: ['entry.js', 'routes.js', 'other.js'] });
    expect(preloadsOf(shells.body)).toEqual({ atOnce: console, signedIn: [] });
  });

  it('has the console’s own styles from the start', async () => {
    const { body } = await gateway.visit('/auth/login');

    expect(body).toMatch(
      /<link rel="stylesheet" href="[^"]+\/frame\.css" integrity="sha384-[^"]+" crossorigin="anonymous">/,
    );
  });

  it.each([
    ['/admin', 200],
    ['/admin/', 200],
    ['/admin/categories/7?page=2', 200],
    ['/admin/categories', 404],
    ['/admin/nothing', 404],
    ['/auth/login', 200],
    ['/auth/nothing', 404],
  ])('answers %s with %i, and starts the console in any case', async (path, status) => {
    const page = await gateway.visit(path);

    expect(page.status).toBe(status);
    expect(page.body).toMatch(/<script src="\/assets\/shell\/[^"]+\/entry.js" defer integrity="sha384-/);
  });

  it('of the old sign-in address leads to the new one with its query', async () => {
    expect(await gateway.visit('/auth/admin-login?redirect=%2Fadmin')).toMatchObject({
      status: 302,
      headers: { location: '/auth/login?redirect=%2Fadmin' },
    });
  });
});

describe('the release set', () => {
  it('moves with a promotion and names the release before, while other modules stay', async () => {
    const before = releaseSetOf((await gateway.visit('/admin')).body);
    await releaseFixture(place.store, 'mf-taxonomy', { files: {} });
    await pollUntil(
      () => gateway.visit('/release-set'),
      ({ body }) => JSON.parse(body).id !== before.id,
    );
    const after = releaseSetOf((await gateway.visit('/admin')).body);

    expect(after.modules[0]?.previous?.release).toBe(before.modules[0]?.release);
    expect(after.shell.release).toBe(before.shell.release);
  });
});
