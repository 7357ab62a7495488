import { Fragment } from 'react';
import { expect, test } from '@jest/globals';
import { restoreReplacedTexts } from '@lumora/shared-contract/translation';
import { render } from '@testing-library/react';

restoreReplacedTexts();

function CartSum({ count, hasVoucher, isSaved = false }: { count: number; hasVoucher: boolean; isSaved?: boolean }) {
  return (
    <p>
      {isSaved && <b>Saved: </b>}
      {count} items{hasVoucher && ', with a voucher'}
    </p>
  );
}

/** Replaces each text by `<font>` elements, as Chrome and Edge do to translate a page. */
async function translate(container: Element) {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const html = `<font><font>${text.data.toUpperCase()}</font></font>`;
    text.replaceWith(new Range().createContextualFragment(html));
  }
  await Promise.resolve(); // mutations are reported in a microtask
}

test('A translated text shows its new value after a change', async () => {
  const { container, rerender } = render(<CartSum count={1} hasVoucher={false} />);
  await translate(container);

  rerender(<CartSum count={2} hasVoucher={false} />);

  expect(container.textContent).toBe('2 ITEMS');
});

test('A translated text is removed, and an element is added before one', async () => {
  const { container, rerender } = render(<CartSum count={1} hasVoucher />);
  await translate(container);

  rerender(<CartSum count={1} hasVoucher={false} isSaved />);

  expect(container.textContent.toLowerCase()).toBe('saved: 1 items');
});

test('A text that was translated again after a change shows its next value', async () => {
  const { container, rerender } = render(<CartSum count={1} hasVoucher={false} />);
  await translate(container);
  rerender(<CartSum count={2} hasVoucher={false} />);
  await translate(container);

  rerender(<CartSum count={3} hasVoucher={false} />);

  expect(container.textContent).toBe('3 ITEMS');
});

test('Translated texts that change their order are each shown once', async () => {
  const paragraph = (texts: string[]) => (
    <p>
      {texts.map((text) => (
        <Fragment key={text}>{text}</Fragment>
      ))}
    </p>
  );
  const { container, rerender } = render(paragraph(['one ', 'two ', 'three ']));
  await translate(container);

  rerender(paragraph(['three ', 'one ', 'two ']));

  expect(container.textContent.toLowerCase()).toBe('three one two ');
});
