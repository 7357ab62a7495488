import { afterEach, beforeEach } from '@jest/globals';

/** Makes every `max-width` media query match in one test file, as on the screen of a phone. */
export function usePhone() {
  beforeEach(() => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('max-width'),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });
}
