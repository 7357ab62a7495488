import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../../testing/open-shop.ts';
import { designResponses } from '../../testing/sample-designs.ts';

// the designer has hundreds of controls: a query by role takes up to 500 ms on a busy machine
jest.setTimeout(30_000);

let close: () => void;

beforeEach(async () => {
  close = openShop('/custom-neon', undefined, designResponses);
  await screen.findByRole('img', { name: /^“Good vibes” lit/ });
});

afterEach(() => {
  close();
  sessionStorage.clear();
});

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
  fireEvent.change(screen.getByRole('textbox', { name: 'Line 1' }), { target: { value: 'Tara & Arjun' } });
  openTab('Font');

  const tile = screen.getByRole('radio', { name: /^Pacifico/ }).closest('label');
  expect(tile).toHaveTextContent('Tara & Arjun');
});

test('The Size tab names the width of the lit text and the board, which is 6 cm larger', () => {
  openTab('Size');
  fireEvent.change(screen.getByRole('slider', { name: 'Width' }), { target: { value: '100' } });

  expect(screen.getByText('100 cm (39.5 in) wide')).toBeVisible();
  expect(screen.getByRole('slider', { name: 'Width' })).toHaveAccessibleDescription(/ Its board is 106 × \d+ cm\.$/);
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
