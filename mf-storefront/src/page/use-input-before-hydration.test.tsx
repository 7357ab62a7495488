import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useRef, useState } from 'react';
import { useInputBeforeHydration } from './use-input-before-hydration.ts';

function Words() {
  const group = useRef<HTMLFieldSetElement>(null);
  const [words, setWords] = useState('Good vibes');
  useInputBeforeHydration(group, ({ value }) => setWords(value));
  return (
    <fieldset ref={group}>
      <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      <output>{words}</output>
    </fieldset>
  );
}

test('What was typed before the scripts were there is kept, and is what the page goes by', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Words />);
  const field = container.querySelector('input');
  if (field) field.value = 'शुभ विवाह';

  render(<Words />, { container, hydrate: true });

  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('शुभ विवाह');
  expect(screen.getByRole('status')).toHaveTextContent('शुभ विवाह');
});
