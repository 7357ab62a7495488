import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';
// react-data-grid calls iterator helpers, which browsers have and Node 20 has not.
import 'core-js/actual/iterator/index.js';

// A busy machine is slow, not wrong. Less than a test has, so that a failure says what was not found.
configure({ asyncUtilTimeout: 4_000 });

// Without layout nothing ever comes into sight.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

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
// Node's fetch answers with a Blob of Node's own, which jsdom does not take for one.
if (globalThis.Response !== undefined) {
  Response.prototype.blob = async function () {
    return new Blob([await this.arrayBuffer()]);
  };
}
URL.createObjectURL ??= (file) => `blob:${file.name}`;
URL.revokeObjectURL ??= () => undefined;

// Tests of server rendering run without a document.
if (globalThis.Element !== undefined) {
  Element.prototype.scrollIntoView ??= () => {};
  const { querySelector, querySelectorAll } = Element.prototype;
  // react-data-grid finds the focused cell by `&`, which browsers take for `:scope`.
  Element.prototype.querySelector = function (selector) {
    return querySelector.call(this, selector.replace(/^&/, ':scope'));
  };
  // jsdom 29 orders the matches of `a, b` by selector; of one selector it keeps the order of the document.
  Element.prototype.querySelectorAll = function (selector) {
    return querySelectorAll.call(this, selector.includes(',') ? `:is(${selector})` : selector);
  };
}

// jsdom knows the element, but not how to show it, nor that the focus goes back when it is closed.
if (globalThis.HTMLDialogElement !== undefined) {
  const openers = new WeakMap();
  HTMLDialogElement.prototype.showModal ??= function () {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function () {
    this.open = false;
    openers.get(this)?.focus();
  };
}
