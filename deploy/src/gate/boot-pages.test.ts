import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishFixture, temporaryStore, testTeam } from '@lumora/releases/testing/fixture-releases';
import { bootPages } from './boot-pages.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;

beforeAll(async () => {
  workspace = await temporaryStore();
});
afterAll(() => workspace.remove());

/** Opens the pages of a shell, which render a heading and then run `script`. */
async function open(script: string, paths = ['/admin']) {
  const { store } = workspace;
  const entry = `
    const main = document.body.appendChild(document.createElement('main'));
    main.appendChild(document.createElement('h1')).textContent = 'Dashboard';
    ${script}`;
  const candidate = await publishFixture(store, 'shell', {
    files: { 'client/entry.js': entry },
    console: { entry: 'entry.js', preload: { scripts: [], styles: [] } },
    manifest: { kind: 'shell', routes: paths.map((path) => ({ path })) },
  });
  const rest = { others: [], together: [], security: {}, apiVersion: null, dataUrl: null, budgets: {} };
  return bootPages(candidate, { store, teams: [testTeam], ...rest });
}

test('a page that is rendered passes', async () => {
  expect(await open('')).toMatchObject({ outcome: 'passed', message: '1 in Chromium' });
});

test('a page that violates its Content Security Policy fails, with the directive and what it requested', async () => {
  const { outcome, message } = await open(`document.createElement('img').src = 'https://elsewhere.example/a.png';`);

  expect(outcome).toBe('failed');
  expect(message).toContain('/admin: It violates the Content Security Policy: img-src https://elsewhere.example/a.png');
});

test('a page that throws fails with the message', async () => {
  expect(await open(`throw new Error('There is no price.');`)).toMatchObject({
    outcome: 'failed',
    message: '/admin: There is no price.',
  });
});

test('a page that throws is the only one that fails', async () => {
  const script = `if (location.pathname === '/admin') throw new Error('There is no price.');`;

  const { message } = await open(script, ['/admin', '/admin/modules']);

  expect(message).toBe('/admin: There is no price.');
});

test('a page finds nothing in the storage that the page before it has stored', async () => {
  const script = `
    for (const storage of [localStorage, sessionStorage]) {
      if (storage.getItem('note') !== null) throw new Error('There is a note.');
      storage.setItem('note', 'of this page');
    }
    if (document.cookie !== '') throw new Error('There is a cookie.');
    document.cookie = 'note=1';`;

  expect(await open(script, ['/admin', '/admin/modules'])).toMatchObject({
    outcome: 'passed',
    message: '2 in Chromium',
  });
});

test('no page is opened when the browser does not start, and no gateway stays open', async () => {
  const chromePath = process.env['CHROME_PATH'];
  process.env['CHROME_PATH'] = '/bin/false';
  try {
    expect(await open('')).toMatchObject({
      outcome: 'not run',
      message: expect.stringMatching(/^the browser did not start: /),
    });
    expect(process.getActiveResourcesInfo()).not.toContain('TCPServerWrap');
  } finally {
    if (chromePath === undefined) delete process.env['CHROME_PATH'];
    else process.env['CHROME_PATH'] = chromePath;
  }
});
