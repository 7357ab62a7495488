import { expect, test } from '@jest/globals';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { ChangeNotices } from '../database/changes.ts';
import { InvalidatingCache } from './invalidating-cache.ts';

function source() {
  const changes = new ChangeNotices();
  const kept = new InvalidatingCache<{ made: number }>(changes, { maxSize: 2, sizeOf: () => 1 });
  const finish: ((error?: Error) => void)[] = [];
  let made = 0;
  const make = () => {
    made += 1;
    const value = { made };
    return new Promise<{ made: number }>((resolve, reject) => {
      finish.push((error) => (error ? reject(error) : resolve(value)));
    });
  };
  const begun = (count: number) =>
    pollUntil(
      () => finish.length,
      (length) => length >= count,
    );
  return { changes, kept, make, finish, begun };
}

test('equal requests share one making, and later ones what it made', async () => {
  const { kept, make, finish, begun } = source();

  const both = [kept.read('a', make), kept.read('a', make)];
  await begun(1);
  finish[0]?.();

  expect(await Promise.all(both)).toEqual([{ made: 1 }, { made: 1 }]);
  expect(await kept.read('a', make)).toEqual({ made: 1 });
});

test('who asks after a change is answered with what was made after it, however many ask and change', async () => {
  const { changes, kept, make, finish, begun } = source();
  const before = kept.read('a', make);
  await begun(1);

  changes.tell('products');
  const after = kept.read('a', make);
  changes.tell('products');
  const later = kept.read('a', make);
  finish[0]?.();
  await begun(2);
  finish[1]?.();

  expect(await Promise.all([before, after, later])).toEqual([{ made: 1 }, { made: 2 }, { made: 2 }]);
  expect(await kept.read('a', make)).toEqual({ made: 2 });
});

test('what was being made when a change came is not kept', async () => {
  const { changes, kept, make, finish, begun } = source();
  const before = kept.read('a', make);
  await begun(1);

  changes.tell('products');
  finish[0]?.();
  await before;
  const after = kept.read('a', make);
  await begun(2);
  finish[1]?.();

  expect(await after).toEqual({ made: 2 });
});

test('a failure is told to who waited for it, and tried again for the next', async () => {
  const { kept, make, finish, begun } = source();
  const failed = kept.read('a', make);
  await begun(1);
  finish[0]?.(new Error('down'));
  await expect(failed).rejects.toThrow('down');

  const again = kept.read('a', make);
  await begun(2);
  finish[1]?.();

  expect(await again).toEqual({ made: 2 });
});
