import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';
// Node 20 lacks the iterator helpers that react-data-grid calls.
import 'core-js/actual/iterator/index.js';

// Longer than the default, for busy machines; shorter than the test timeout, so that a failure names the missing element.
configure({ asyncUtilTimeout: 4_000 });

// jest sets 100, and React and yup record a stack for each element and each invalid field: 3 % of the processor time
Error.stackTraceLimit = 10;

// jsdom has no layout, so nothing ever intersects.
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

// jsdom reads files only by FileReader, and has no object URLs.
Blob.prototype.arrayBuffer ??= function () {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
// Node's fetch returns Node's Blob, which is not an instance of jsdom's Blob.
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
  // react-data-grid selects the focused cell with `&`, which browsers treat as `:scope`.
  Element.prototype.querySelector = function (selector) {
    return querySelector.call(this, selector.replace(/^&/, ':scope'));
  };
  // jsdom 29 returns the matches of `a, b` by selector instead of in document order; `:is(a, b)` is one selector.
  Element.prototype.querySelectorAll = function (selector) {
    return querySelectorAll.call(this, selector.includes(',') ? `:is(${selector})` : selector);
  };
}

// Queries by role compute the style of every element: jsdom matches each rule and applies each declaration. Emotion has
// hundreds of rules; only these properties decide whether an element is visible and can be clicked. Rules without them are
// not inserted, nor are rules for pseudo-elements and vendor pseudo-classes, which match no element of jsdom.
if (globalThis.CSSStyleSheet !== undefined) {
  const { insertRule } = CSSStyleSheet.prototype;
  const unusedDeclarations = /(?<=[;{])(?!(?:display|visibility|opacity|pointer-events|content):)[\w-]+:[^;{}]*;/g;
  const matchesNothing = /@keyframes|:[:-][^{}]*\{/;
  CSSStyleSheet.prototype.insertRule = function (rule, index = 0) {
    const used = rule.replace(unusedDeclarations, '');
    const isUsed = /[{;][\w-]+:/.test(used) && !matchesNothing.test(used);
    return isUsed ? insertRule.call(this, used, index) : index;
  };
}

// jsdom has the element, but not showModal(), nor the focus restore on close().
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
