import { afterEach, beforeEach } from '@jest/globals';

/** Opens the pages of one test file on a screen as narrow as a phone's. */
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
