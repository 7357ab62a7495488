import { afterEach, expect, test } from '@jest/globals';
import { readStorage } from './browser-storage.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('storage that the browser cannot read has no values', () => {
  const damaged = {
    getItem() {
      throw new DOMException('The storage is damaged.', 'NS_ERROR_FILE_CORRUPTED');
    },
  };
  Reflect.set(globalThis, 'window', { localStorage: damaged });

  expect(readStorage('local', 'lumora-cart')).toBeNull();
});
