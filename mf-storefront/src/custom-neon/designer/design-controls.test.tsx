import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../../testing/open-shop.ts';
import { designResponses } from '../../testing/sample-designs.ts';

// the designer has hundreds of controls: a query by role takes up to 500 ms on a busy machine
jest.setTimeout(30_000);

let close: () => void;

async function openDesigner(text: string) {
  close = openShop('/custom-neon', undefined, designResponses);
  await screen.findByRole('img', { name: new RegExp(`^“${text}” lit`) });
}

beforeEach(() => openDesigner('Good vibes'));

afterEach(() => {
  close();
  sessionStorage.clear();
});

const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Line 1' });
const openTab = (name: string) => fireEvent.click(screen.getByText(name, { selector: '[role="tab"]' }));

test('A colour that is chosen below the text field is the one of the Colour tab', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));

  expect(await screen.findByRole('img', { name: /^“Good vibes” lit: .*, Blue/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
  openTab('Colour');
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
});

test('Arrow keys move between the tabs, and only the panel of the selected tab is shown', async () => {
  screen.getByRole('tab', { name: 'Text' }).focus();

  await userEvent.keyboard('{ArrowRight}{ArrowRight}');

  expect(screen.getByRole('tab', { name: 'Colour', selected: true })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Pink' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Line 1' })).toBeNull();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Extras', selected: true })).toHaveFocus();
});

test('The fonts show the words of the shopper', async () => {
  fireEvent.change(line(), { target: { value: 'Tara & Arjun' } });
  openTab('Font');

  const tile = screen.getByRole('radio', { name: /^Pacifico/ }).closest('label');
  expect(tile).toHaveTextContent('Tara & Arjun');
});

test('The length of a line is counted without the characters that its font lacks', () => {
  fireEvent.change(line(), { target: { value: `${'a'.repeat(26)} ❤️ 🎸` } });

  expect(line()).toHaveAccessibleDescription(/^26 of 30 letters/);
});

test('The Size tab names the width of the letters and the board, which is 6 cm larger', () => {
  openTab('Size');
  fireEvent.change(screen.getByRole('slider', { name: 'Width' }), { target: { value: '100' } });

  expect(screen.getByText('Letters 100 cm (39.5 in) wide')).toBeVisible();
  expect(screen.getByRole('slider', { name: 'Width' })).toHaveAccessibleDescription(/ Board 106 × \d+ cm\.$/);
});

test('A narrower and a wider sign show by how much they change the price', async () => {
  openTab('Size');
  const narrower = await screen.findByRole('button', { name: /^5 cm narrower ?−₹\d+$/ });
  expect(screen.getByRole('button', { name: /^5 cm wider ?\+₹\d+$/ })).toBeVisible();

  // the least width of these words
  fireEvent.change(screen.getByRole('slider', { name: 'Width' }), { target: { value: '40' } });

  expect(narrower).toHaveAccessibleName('5 cm narrower');
});

test('The preview shows day and night, and other rooms', async () => {
  expect(screen.getByRole('radio', { name: 'Night' })).toBeChecked();

  await userEvent.click(screen.getByRole('radio', { name: 'Day' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Café' }));

  expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Café' })).toBeChecked();
});

test('Boards and extras show by how much they change the price', async () => {
  openTab('Extras');
  const dimmer = await screen.findByRole('checkbox', { name: /^With dimmer ?\+₹450$/ });

  fireEvent.click(dimmer);

  expect(dimmer).toHaveAccessibleName('With dimmer');
  openTab('Board');
  expect(screen.getByRole('radio', { name: 'Clear acrylic' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Black acrylic ?\+₹\d/ })).toBeVisible();
});

test('The first click into the example selects it, a second one and a click into other words do not', async () => {
  await userEvent.click(line());
  expect(selectedText(line())).toBe('Good vibes');
  await userEvent.click(line());
  expect(selectedText(line())).toBe('');
  fireEvent.change(line(), { target: { value: 'Chai' } });
  close();

  await openDesigner('Chai');
  await userEvent.click(line());

  expect(selectedText(line())).toBe('');
});

test.each(['Save for later', 'Share'])(
  '“%s” of a design that cannot be made leads to the field with the message',
  async (name) => {
    openTab('Size');
    fireEvent.change(screen.getByRole('slider', { name: 'Width' }), { target: { value: '20' } });
    openTab('Colour');
    expect(screen.getByRole('region', { name: 'Price' })).toHaveTextContent(/^Tubes for these words need a sign/);

    await userEvent.click(screen.getByRole('button', { name }));

    expect(screen.getByRole('slider', { name: 'Width' })).toHaveFocus();
    expect(screen.getAllByText(/^Tubes for these words need a sign/)).toHaveLength(1);
  },
);

function selectedText({ value, selectionStart, selectionEnd }: HTMLInputElement): string {
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
}

const undo = () => screen.getByRole('button', { name: 'Undo' });
const typeText = (value: string) => fireEvent.change(line(), { target: { value } });

test('Undo and redo move through the changes of the design, not through those of the preview', async () => {
  expect(undo()).toBeDisabled();
  typeText('Chai');
  openTab('Board');
  fireEvent.click(screen.getByRole('radio', { name: /^Black acrylic/ }));
  await userEvent.click(screen.getByRole('switch', { name: 'Light on' }));

  await userEvent.click(undo());
  expect(screen.getByRole('radio', { name: /^Clear acrylic/ })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Light off' })).toBeVisible();
  openTab('Text');
  expect(line()).toHaveValue('Chai');

  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  openTab('Board');
  expect(screen.getByRole('radio', { name: /^Black acrylic/ })).toBeChecked();
});

test('A colour is a step of its own, as is the text that was typed just before it', async () => {
  typeText('Chai');
  typeText('Chai & chill');
  fireEvent.click(screen.getByRole('radio', { name: 'Red' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Blue' }));

  await userEvent.click(undo());
  expect(screen.getByRole('radio', { name: 'Red' })).toBeChecked();
  await userEvent.click(undo());
  expect(screen.getByRole('radio', { name: 'Pink' })).toBeChecked();
  expect(line()).toHaveValue('Chai & chill');
});

test('Undo brings back a removed line with the text that was typed just before', async () => {
  fireEvent.click(screen.getByRole('button', { name: '+ Add a line' }));
  const second = () => screen.getByRole('textbox', { name: 'Line 2' });
  fireEvent.change(second(), { target: { value: 'Beautiful' } });
  fireEvent.change(second(), { target: { value: 'Beautiful World' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove line 2' }));

  await userEvent.click(undo());
  expect(second()).toHaveValue('Beautiful World');

  await userEvent.click(undo());
  expect(second()).toHaveValue('');
});

test('Undo does not bring back the example that the own text has replaced', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
  typeText('Chai');

  expect(undo()).toBeDisabled();
});

test('Undo does not bring back the example when the text comes from the home page', async () => {
  close();
  close = openShop('/custom-neon?text=Namaste', undefined, designResponses);
  await screen.findByRole('img', { name: /^“Namaste” lit/ });
  await userEvent.click(screen.getByRole('button', { name: '+ Add a line' }));

  await userEvent.click(undo());

  expect(line()).toHaveValue('Namaste');
  expect(undo()).toBeDisabled();
});

test('A search text that is longer than a line is opened whole, with a button that puts it on two lines', async () => {
  close();
  close = openShop('/custom-neon?text=good%20vibes%20only%20in%20our%20little%20house', undefined, designResponses);

  await waitFor(() => expect(line()).toHaveValue('good vibes only in our little house'));
  expect(screen.getByRole('button', { name: 'Put it on two lines' })).toBeVisible();
});
