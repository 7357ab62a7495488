import '@testing-library/jest-dom/jest-globals';
// react-data-grid calls iterator helpers, which browsers have and Node 20 has not.
import 'core-js/actual/iterator/index.js';

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom reads files by FileReader only, and has no pictures to show.
Blob.prototype.arrayBuffer ??= function () {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
URL.createObjectURL ??= (file) => `blob:${file.name}`;
URL.revokeObjectURL ??= () => undefined;
