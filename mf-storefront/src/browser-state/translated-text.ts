/**
 * Chrome and Edge translate a page by replacing its text nodes with `<font>` elements, while React keeps the text nodes: it
 * would change a text that is no longer in the page, and throw where it removes one. Importing this module puts a replaced
 * text node back before React changes or removes it; the browser then translates the new text. The screens import it: the
 * first scripts of the home page have no bytes to spare for it.
 */
const translations = new WeakMap<Node, ChildNode>();

if (typeof document !== 'undefined') {
  new MutationObserver((records) => records.forEach(handleRecord)).observe(document, {
    childList: true,
    subtree: true,
  });
}

function handleRecord({ target, removedNodes: [removed], addedNodes: [added], previousSibling }: MutationRecord): void {
  const translation = added ?? previousSibling;
  if (!(removed instanceof Text && translation instanceof HTMLElement && translation.localName === 'font')) return;
  translations.set(removed, translation);
  Object.defineProperty(removed, 'nodeValue', {
    configurable: true,
    get: () => removed.data,
    set: (value: string) => {
      restoreText(removed);
      removed.data = value;
    },
  });
  target.removeChild = <T extends Node>(child: T): T => {
    restoreText(child);
    Node.prototype.removeChild.call(target, child);
    return child;
  };
  target.insertBefore = <T extends Node>(node: T, next: Node | null): T => {
    restoreText(next);
    Node.prototype.insertBefore.call(target, node, next);
    return node;
  };
}

function restoreText(text: Node | null): void {
  if (text === null) return;
  translations.get(text)?.replaceWith(text);
  translations.delete(text);
}
