import '@testing-library/jest-dom/jest-globals';
// react-data-grid calls iterator helpers, which browsers have and Node 20 has not.
import 'core-js/actual/iterator/index.js';

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
