/**
 * Keeps a page of React working while the browser translates it. Chrome and Edge replace text nodes with `<font>` elements,
 * while React keeps the text nodes: it would change a text that is no longer in the page, and throw where it removes one or
 * inserts before one. A replaced text node is restored before that; the browser then translates the new text.
 */
export function restoreReplacedTexts(): void {
  new MutationObserver((records) => records.forEach(handleRecord)).observe(document, {
    childList: true,
    subtree: true,
  });
}

const translations = new WeakMap<Node, ChildNode>();

function handleRecord({ target, removedNodes: [removed], addedNodes: [added], previousSibling }: MutationRecord): void {
  if (!(removed instanceof Text)) return;
  const translation = added ?? (removed.isConnected ? null : previousSibling);
  if (!(translation instanceof HTMLElement && translation.localName === 'font')) return;
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
  target.appendChild = <T extends Node>(node: T): T => target.insertBefore(node, null);
  target.insertBefore = <T extends Node>(node: T, next: Node | null): T => {
    restoreText(node);
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
