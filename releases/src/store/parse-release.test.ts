import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publishFixture, temporaryStore } from '../../testing/fixture-releases.ts';
import { parseRelease } from './parse-release.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;

beforeEach(async () => {
  workspace = await temporaryStore();
});
afterEach(() => workspace.remove());

test('a release.json that describes another release is rejected', async () => {
  const release = await publishFixture(workspace.store, 'mf-taxonomy', { files: {} });
  const { id } = release;

  expect(parseRelease(JSON.stringify(release), 'mf-taxonomy', id)).toEqual(release);
  expect(() => parseRelease(JSON.stringify(release), 'mf-catalog', id)).toThrow(
    `mf-catalog/${id}/release.json describes mf-taxonomy/${id}.`,
  );
});
