import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newTeam, publishFixture, temporaryStore, testTeam } from '../../testing/fixture-releases.ts';
import { findForgery } from './sign-release.ts';
import { newKeyPair, readSigningKey, getTeamOfKey } from './signing-key.ts';
import { readTeams } from './teams.ts';
import { openSigner, trustedTeams } from './trust.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let keys: string;

beforeEach(async () => {
  workspace = await temporaryStore();
  keys = await mkdtemp(path.join(tmpdir(), 'lumora-keys-'));
});
afterEach(() => Promise.all([workspace.remove(), rm(keys, { recursive: true })]));

const publish = (sign = testTeam.sign) => publishFixture(workspace.store, 'mf-taxonomy', { files: {}, sign });
const settings = (folder: string) => ({
  teamsFile: path.join(folder, 'teams.json'),
  signingKey: path.join(folder, 'local.pem'),
  hasOwnTeams: false,
});

describe('findForgery', () => {
  it('accepts a signed release whatever the order of its fields', async () => {
    const release = await publish();
    const reordered = Object.fromEntries(Object.entries(release).reverse()) as typeof release;

    expect([findForgery(release, [testTeam]), findForgery(reordered, [testTeam])]).toEqual([null, null]);
  });

  it('rejects a release with any field changed after it was signed', async () => {
    const release = await publish();
    const altered = [
      { ...release, built_by: 'somebody else' },
      { ...release, module: 'mf-catalog' },
      { ...release, id: `2.0.0-${release.id.slice(-16)}` },
      { ...release, manifest: { ...release.manifest, permissions: ['products.delete' as const] } },
    ];

    for (const one of altered) expect(findForgery(one, [testTeam])).toMatch(/altered after it was signed/);
  });

  it('rejects a release that no known owner of the module has signed', async () => {
    const other = newTeam('catalog', ['mf-catalog']);
    const { signature: _, ...unsigned } = await publish();
    const theirs = await publish(other.sign);
    const impostor = await publish(newTeam('tests', ['*']).sign);

    expect(findForgery(unsigned, [testTeam])).toBe('it is not signed');
    expect(findForgery(theirs, [testTeam])).toBe('it is signed by “catalog”, which is no team of teams.json');
    expect(findForgery(theirs, [testTeam, other])).toBe('team catalog does not own mf-taxonomy');
    expect(findForgery(impostor, [testTeam])).toMatch(/its signature is not that of team tests/);
  });
});

describe('signing keys', () => {
  it('are created once in an empty folder and are readable by their owner only', async () => {
    const found = await Promise.all([1, 2, 3].map(() => trustedTeams(settings(keys))));
    const texts = found.map(([team]) => team?.publicKey.export({ format: 'pem', type: 'spki' }));

    expect(found[0]).toMatchObject([{ name: 'local', modules: ['*'] }]);
    expect(new Set(texts).size).toBe(1);
    expect((await stat(path.join(keys, 'local.pem'))).mode & 0o077).toBe(0);
  });

  it('sign as the team that owns the key, and reject a key without a team', async () => {
    const sign = await openSigner(settings(keys), 'mf-taxonomy');
    const release = await publish(sign);
    const stranger = path.join(keys, 'stranger.pem');
    await writeFile(stranger, newKeyPair().pem);

    expect(findForgery(release, await trustedTeams(settings(keys)))).toBeNull();
    expect(release.signature?.team).toBe('local');
    await expect(openSigner({ ...settings(keys), signingKey: stranger }, 'mf-taxonomy')).rejects.toThrow(
      'belongs to no team',
    );
  });

  it('sign no release of a module that their team does not own', async () => {
    const { pem, publicKey } = newKeyPair();
    const own = { ...settings(keys), signingKey: path.join(keys, 'sales.pem'), hasOwnTeams: true };
    await writeFile(own.signingKey, pem);
    await writeFile(
      own.teamsFile,
      JSON.stringify({ teams: [{ name: 'sales', modules: ['mf-sales'], public_key: publicKey }] }),
    );

    await expect(openSigner(own, 'mf-sales')).resolves.toBeInstanceOf(Function);
    await expect(openSigner(own, 'mf-taxonomy')).rejects.toThrow(
      'team sales, which does not own mf-taxonomy but mf-sales',
    );
  });

  it.each([
    ['{', 'is not JSON'],
    ['{"teams": [{"name": "Big Team", "modules": ["*"], "public_key": "x"}]}', '/teams/0/name'],
    ['{"teams": [{"name": "team", "modules": ["*"], "public_key": "bm90IGEga2V5"}]}', 'is no Ed25519 key'],
  ])('are rejected with a message when teams.json is %s', async (text, message) => {
    const file = path.join(keys, 'teams.json');
    await writeFile(file, text);

    await expect(readTeams(file)).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining(message),
    });
  });

  it('are reported with the name of their setting when a file is missing or unreadable', async () => {
    const file = path.join(keys, 'none.json');

    await expect(readSigningKey(path.join(keys, 'none.pem'))).rejects.toThrow('SIGNING_KEY names it');
    await expect(readTeams(file)).rejects.toThrow(`TEAMS_FILE names ${file}, which cannot be read (ENOENT).`);
    await expect(readTeams(keys)).rejects.toThrow(`TEAMS_FILE names ${keys}, which cannot be read (EISDIR).`);
  });

  it('are written completely', async () => {
    await trustedTeams(settings(keys));
    const key = await readSigningKey(path.join(keys, 'local.pem'));

    expect(getTeamOfKey(key, await trustedTeams(settings(keys))).name).toBe('local');
    expect(JSON.parse(await readFile(path.join(keys, 'teams.json'), 'utf8'))).toHaveProperty('teams.0.name', 'local');
  });
});
