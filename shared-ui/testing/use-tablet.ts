import { afterEach, beforeEach } from '@jest/globals';

/** Makes the media queries of screens from 768 to 1199 px match in one test file. */
export function useTablet() {
  beforeEach(() => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media === '(max-width: 1199.95px)',
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));
}
