import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { priceDesign, type Design } from '@lumora/shared-contract';
import { openShop } from '../testing/open-shop.ts';
import { designResponses, savedDesignOf, rules } from '../testing/sample-designs.ts';

// the designer has hundreds of controls: a query by role takes up to half a second on a busy machine
jest.setTimeout(15_000);

let close: () => void;
let sent: unknown[];
let answer: (design: Design) => Response;

async function openDesigner() {
  close = openShop(
    '/custom-neon',
    ({ body }) => {
      sent.push(body);
      return answer(body as Design); // what the page sends here is a design
    },
    designResponses,
  );
  await screen.findByRole('heading', { level: 1, name: 'Design your neon sign' });
  await waitFor(() => expect(price()).toHaveTextContent('₹'));
}

beforeEach(async () => {
  sent = [];
  answer = (design) => Response.json({ data: savedDesignOf(design) });
  await openDesigner();
});

afterEach(() => {
  close();
  sessionStorage.clear();
  localStorage.clear();
});

const price = () => screen.getByRole('region', { name: 'Price' });
const line = (number = 1) => screen.getByRole('textbox', { name: `Line ${number}` });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const sign = () => screen.getByRole('img', { name: /^“(Good vibes|Chill)/ });

function write(text: string) {
  fireEvent.change(line(), { target: { value: text } });
}

const design: Design = {
  lines: [{ text: 'Chai', face: 'pacifico', tube: 'blue' }],
  width_cm: 120,
  backboard: 'black',
  dimmer: true,
  outdoor: true,
};

async function drawDesign() {
  write('Chai');
  await choose(/^Pacifico/);
  await choose('Blue');
  fireEvent.change(screen.getByRole('slider', { name: 'Width' }), { target: { value: '120' } });
  await choose('Black acrylic');
  await choose('Outdoors, sealed');
  await userEvent.click(screen.getByRole('checkbox', { name: 'With dimmer' }));
}

test('What a shopper draws is shown, measured and priced by the rules, part by part', async () => {
  await drawDesign();

  const { paise, parts } = priceDesign(design, rules);
  const shown = (amount: number) => `₹${(amount / 100).toLocaleString('en-IN')}`;
  expect(price()).toHaveTextContent(shown(paise));
  for (const part of parts) expect(price()).toHaveTextContent(shown(part.paise));
  expect(screen.getByRole('img', { name: /^“Chai” lit: 120 × \d+ cm, Pacifico, Blue, Black acrylic/ })).toBeVisible();
  expect(screen.getByText('120 cm · 47 in')).toBeVisible();
});

test('It goes into the cart under the id that the server gave it', async () => {
  await drawDesign();

  await press('Add to cart');

  expect(await screen.findByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(sent).toEqual([design]);
  expect(localStorage.getItem('lumora-cart')).toBe('[{"design_id":"x7k2m9q4","quantity":1}]');
});

test('That a sign is in the cart is said of that sign only, not of the one that it becomes', async () => {
  await press('Add to cart');
  await screen.findByRole('link', { name: 'View cart' });

  write('Chai');

  expect(screen.queryByRole('link', { name: 'View cart' })).toBeNull();
});

test('When the price is another by now, that is said and nothing is bought', async () => {
  answer = (drawn) => Response.json({ data: { ...savedDesignOf(drawn), price: 99_999 } });

  await press('Add to cart');

  expect(await screen.findByText(/this sign is ₹99,999 now/)).toBeVisible();
  expect(localStorage.getItem('lumora-cart')).toBeNull();
});

test('When the server cannot be reached, nothing is lost and another press works', async () => {
  answer = () => Response.json({ message: 'Try again in a minute.' }, { status: 503 });
  write('Chai');
  await press('Add to cart');
  expect(await screen.findByText('Try again in a minute.')).toBeVisible();

  answer = (drawn) => Response.json({ data: savedDesignOf(drawn) });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveAttribute('aria-busy', 'false'),
  );
  await press('Add to cart');

  expect(await screen.findByRole('link', { name: 'View cart' })).toBeVisible();
  expect(line()).toHaveValue('Chai');
});

test('Hindi is set in a font that writes it, and only such fonts are offered', async () => {
  write('शुभ विवाह');

  expect(screen.getByRole('radio', { name: /^Baloo 2/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /^Pacifico/ })).toBeNull();
  expect(screen.getByText('These write हिन्दी.')).toBeVisible();
  expect(price()).toHaveTextContent('₹');
});

test.each([
  ['Chai ☕', 'Line 1', 'We cannot bend “☕” in Tilt Neon.'],
  ['Chai & chill', 'Width', /^Tubes for these words need a sign at least \d+ cm wide/],
])('Of “%s” is said what is wrong, at “%s”, and nothing is sent', async (text, name, message) => {
  write(text);
  fireEvent.change(screen.getByRole('slider', { name: 'Width' }), { target: { value: '20' } });

  await press('Add to cart');

  const field = screen.getByLabelText(name);
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toHaveFocus();
  expect(sent).toEqual([]);
  expect(line()).toHaveValue(text);
});

test('An empty sign has no price, and says what to do', async () => {
  await userEvent.clear(line());

  expect(line()).toHaveAccessibleDescription('Write something first.');
  expect(price()).not.toHaveTextContent('₹');
  expect(screen.getByRole('img', { name: /^“Your words” unlit/ })).toBeVisible();
});

test('Each line has its own font and colour, and can be taken away again', async () => {
  await press('+ Add a line');
  expect(line(2)).toHaveFocus();
  await userEvent.type(line(2), 'Chill');
  await choose(/^Sacramento/);
  await choose('Green');

  expect(sign()).toHaveAccessibleName(/^“Good vibes \/ Chill” lit: .*Tilt Neon and Sacramento, Pink and Green/);
  await press('Remove line 1');
  expect(sign()).toHaveAccessibleName(/^“Chill” lit: .*Sacramento, Green/);
  expect(line()).toHaveFocus();
});

test('A reload loses nothing', async () => {
  await drawDesign();
  await userEvent.click(screen.getByRole('switch', { name: 'Light on' }));
  close();

  await openDesigner();

  expect(line()).toHaveValue('Chai');
  expect(screen.getByRole('img', { name: /^“Chai” unlit: 120 × \d+ cm, Pacifico, Blue, Black acrylic/ })).toBeVisible();
});

test.each([
  '',
  '{',
  '[]',
  '{"lines":[]}',
  '{"lines":[{"text":1}],"width_cm":"wide"}',
  '{"lines":[{"text":"x","face":"comic"}]}',
])('A stored draft that is none, %s, is as good as no draft', async (text) => {
  close();
  sessionStorage.setItem('lumora-design custom', text);

  await openDesigner();

  expect(line()).toHaveValue('Good vibes');
});

test('Ideas lead to designs that can be drawn further, with what they cost', async () => {
  await userEvent.click(await screen.findByRole('link', { name: /Chai/ }));

  expect(await screen.findByRole('heading', { level: 1, name: '“Chai”' })).toBeVisible();
  expect(line()).toHaveValue('Chai');
  await waitFor(() => expect(document.title).toMatch(/^“Chai” in neon \|/));
});

test('An emoji is refused whole, however many characters it is, and nothing is priced', async () => {
  write('Us 👨‍👩‍👧 👍🏽');

  expect(line()).toHaveAccessibleDescription('We cannot bend “👨‍👩‍👧”, “👍🏽” in Tilt Neon.');
  expect(price()).not.toHaveTextContent('₹');
});
