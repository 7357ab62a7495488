import { expect, it } from '@jest/globals';
import { isMissingFile, isRemoteLoadError, isTimeout, RemoteLoadError } from './remote-load-error.ts';

const failed = (phase: RemoteLoadError['phase'], cause: unknown) =>
  new RemoteLoadError({ module: 'mf-catalog', release: 'r1', phase, cause });
const named = (name: string) => Object.assign(new Error('no'), { name });

it('is recognised by its name, because another bundle has another class', () => {
  expect(isRemoteLoadError(named('RemoteLoadError'))).toBe(true);
  expect(isRemoteLoadError(new Error('RemoteLoadError'))).toBe(false);
});

it('names module, release, phase and the message of its cause', () => {
  const cause = new Error('entry.js could not be loaded.');
  const error = failed('entry', cause);

  expect(error.message).toBe('mf-catalog r1 (entry): entry.js could not be loaded.');
  expect(error).toMatchObject({ module: 'mf-catalog', release: 'r1', phase: 'entry', cause });
});

it.each([failed('entry', null), failed('chunk', null), named('ChunkLoadError'), named('TimeoutError')])(
  'is a missing file if %s, so that a retry may mend it',
  (error) => expect(isMissingFile(error)).toBe(true),
);

it('is a missing file if a stylesheet did not arrive', () => {
  expect(isMissingFile(Object.assign(new Error('no'), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBe(true);
});

it.each([failed('container', null), failed('code', null), new TypeError('no rows'), 'thrown text'])(
  'is no missing file if code failed: %s',
  (error) => expect(isMissingFile(error)).toBe(false),
);

it('is a timeout if its cause is one', () => {
  expect(isTimeout(failed('chunk', named('TimeoutError')))).toBe(true);
  expect(isTimeout(failed('chunk', named('ChunkLoadError')))).toBe(false);
});
