import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useRef, useState } from 'react';
import { useInputBeforeHydration } from './use-input-before-hydration.ts';

function TextInput() {
  const group = useRef<HTMLFieldSetElement>(null);
  const [text, setText] = useState('Good vibes');
  useInputBeforeHydration(group, ({ value }) => setText(value));
  return (
    <fieldset ref={group}>
      <input aria-label="Words" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </fieldset>
  );
}

test('Text typed before hydration is kept and becomes the state of the component', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<TextInput />);
  const field = container.querySelector('input');
  if (field) field.value = 'शुभ विवाह';

  render(<TextInput />, { container, hydrate: true });

  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('शुभ विवाह');
  expect(screen.getByRole('status')).toHaveTextContent('शुभ विवाह');
});
