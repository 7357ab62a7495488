import { expect, test } from '@jest/globals';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { ChangeNotices } from '../database/changes.ts';
import { InvalidatingCache } from './invalidating-cache.ts';

/** Returns a cache and a `load` function that resolves to `{ load: n }` when the test calls `finish[n - 1]`. */
function createCache() {
  const changes = new ChangeNotices();
  const cache = new InvalidatingCache<{ load: number }>(changes, { maxSize: 2, sizeOf: () => 1 });
  const finish: ((error?: Error) => void)[] = [];
  let loads = 0;
  const load = () => {
    loads += 1;
    const value = { load: loads };
    return new Promise<{ load: number }>((resolve, reject) => {
      finish.push((error) => (error ? reject(error) : resolve(value)));
    });
  };
  const started = (count: number) =>
    pollUntil(
      () => finish.length,
      (length) => length >= count,
    );
  return { changes, cache, load, finish, started };
}

test('concurrent reads of one key share one load, and later reads return the cached value', async () => {
  const { cache, load, finish, started } = createCache();

  const both = [cache.read('a', load), cache.read('a', load)];
  await started(1);
  finish[0]?.();

  expect(await Promise.all(both)).toEqual([{ load: 1 }, { load: 1 }]);
  expect(await cache.read('a', load)).toEqual({ load: 1 });
});

test('a read after a change returns a value that is loaded after the change, also with several reads and changes', async () => {
  const { changes, cache, load, finish, started } = createCache();
  const before = cache.read('a', load);
  await started(1);

  changes.notify('products');
  const after = cache.read('a', load);
  changes.notify('products');
  const later = cache.read('a', load);
  finish[0]?.();
  await started(2);
  finish[1]?.();

  expect(await Promise.all([before, after, later])).toEqual([{ load: 1 }, { load: 2 }, { load: 2 }]);
  expect(await cache.read('a', load)).toEqual({ load: 2 });
});

test('the cache does not store a value whose load started before a change', async () => {
  const { changes, cache, load, finish, started } = createCache();
  const before = cache.read('a', load);
  await started(1);

  changes.notify('products');
  finish[0]?.();
  await before;
  const after = cache.read('a', load);
  await started(2);
  finish[1]?.();

  expect(await after).toEqual({ load: 2 });
});

test('a failed load rejects the reads that wait for it, and the next read loads again', async () => {
  const { cache, load, finish, started } = createCache();
  const failed = cache.read('a', load);
  await started(1);
  finish[0]?.(new Error('down'));
  await expect(failed).rejects.toThrow('down');

  const again = cache.read('a', load);
  await started(2);
  finish[1]?.();

  expect(await again).toEqual({ load: 2 });
});
