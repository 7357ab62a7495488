import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { priceDesign, type Design } from '@lumora/shared-contract/designs';
import { openShop } from '../testing/open-shop.ts';
import { designResponses, savedChai, savedDesignOf, rules } from '../testing/sample-designs.ts';

// the designer has hundreds of controls: a query by role takes up to 500 ms on a busy machine
jest.setTimeout(30_000);

let close: () => void;
let sent: unknown[];
let respond: (design: Design) => Response;

async function openDesigner() {
  close = openShop(
    '/custom-neon',
    ({ body }) => {
      sent.push(body);
      return respond(body as Design); // the body that the designer sends
    },
    designResponses,
  );
  await screen.findByRole('heading', { level: 1, name: 'Design your neon sign' });
  await waitFor(() => expect(price()).toHaveTextContent('₹'));
}

beforeEach(async () => {
  sent = [];
  respond = (design) => Response.json({ data: savedDesignOf(design) });
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
// queries by label, and plain clicks: a query by role, or a click of a user, takes seconds on a busy machine
const openTab = (name: string) => fireEvent.click(screen.getByText(name, { selector: '[role="tab"]' }));
function choose(tab: string, name: string | RegExp) {
  openTab(tab);
  fireEvent.click(screen.getByLabelText(name, { selector: '[role="tabpanel"]:not([hidden]) *' }));
}
function setWidth(value: string) {
  openTab('Size');
  fireEvent.change(screen.getByLabelText('Width'), { target: { value } });
}
const sign = (name: RegExp) => screen.findByRole('img', { name });

function typeText(text: string) {
  fireEvent.change(line(), { target: { value: text } });
}

const design: Design = {
  lines: [{ text: 'Chai', font: 'pacifico', tube: 'blue' }],
  width_cm: 120,
  backboard: 'black',
  dimmer: true,
  outdoor: true,
};

function editDesign() {
  typeText('Chai');
  choose('Font', /Pacifico/);
  choose('Colour', 'Blue');
  setWidth('120');
  choose('Board', /^Black acrylic/);
  choose('Extras', /^Outdoors, sealed/);
  fireEvent.click(screen.getByLabelText(/^With dimmer/));
}

test('The designer shows the design with its measures and its price by part', async () => {
  editDesign();

  const { paise, parts } = priceDesign(design, rules);
  const formatPaise = (amount: number) => `₹${(amount / 100).toLocaleString('en-IN')}`;
  expect(price()).toHaveTextContent(formatPaise(paise));
  for (const part of parts) expect(price()).toHaveTextContent(formatPaise(part.paise));
  expect(
    await screen.findByRole('img', { name: /^“Chai” lit: Board 126 × \d+ cm, Pacifico, Blue, Black acrylic/ }),
  ).toBeVisible();
  expect(screen.getByText('126 cm · 49.5 in')).toBeVisible();
});

test('The designer shows the price once, and its parts on demand', async () => {
  const part = within(price()).getByText('Power supply, wiring and packing');
  expect(within(price()).getAllByText(/^₹3,\d{3}$/)).toHaveLength(1);
  expect(part).not.toBeVisible();

  await userEvent.click(screen.getByText('What is in the price'));

  expect(part).toBeVisible();
});

test('Add to cart saves the design and adds its id', async () => {
  editDesign();

  await press('Add to cart');

  expect(await screen.findByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(sent).toEqual([design]);
  expect(localStorage.getItem('lumora-cart')).toBe('[{"design_id":"x7k2m9q4","quantity":1}]');
});

test('The added message disappears when the design changes', async () => {
  await press('Add to cart');
  await screen.findByRole('link', { name: 'View cart' });

  typeText('Chai');

  expect(screen.queryByRole('link', { name: 'View cart' })).toBeNull();
});

test('Add to cart shows a message and adds nothing when the price has changed', async () => {
  respond = (sentDesign) => Response.json({ data: { ...savedDesignOf(sentDesign), price: 99_999 } });

  await press('Add to cart');

  expect(await screen.findByText(/this sign now costs ₹99,999/)).toBeVisible();
  expect(localStorage.getItem('lumora-cart')).toBeNull();
});

test('Add to cart can be repeated after a server error, and the design is kept', async () => {
  respond = () => Response.json({ message: 'Try again in a minute.' }, { status: 503 });
  typeText('Chai');
  await press('Add to cart');
  expect(await screen.findByText('Try again in a minute.')).toBeVisible();

  respond = (sentDesign) => Response.json({ data: savedDesignOf(sentDesign) });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveAttribute('aria-busy', 'false'),
  );
  await press('Add to cart');

  expect(await screen.findByRole('link', { name: 'View cart' })).toBeVisible();
  expect(line()).toHaveValue('Chai');
});

test('Hindi text selects a font with Devanagari glyphs, and only such fonts are listed', async () => {
  typeText('शुभ विवाह');

  openTab('Font');
  expect(screen.getByRole('radio', { name: /^Baloo 2/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /^Pacifico/ })).toBeNull();
  expect(screen.getByText('Fonts with हिन्दी letters')).toBeVisible();
  expect(price()).toHaveTextContent('₹');
});

test('A sign that is too small for its words has the width it needs as its button', async () => {
  typeText('Chai & chill');
  setWidth('20');
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(screen.getByRole('slider', { name: 'Width' })).toHaveAccessibleDescription(
    /^Tubes for these words need a sign at least \d+ cm wide/,
  );

  await press(/^Make it \d+ cm wide$/);

  expect(price()).toHaveTextContent('₹');
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test('A line above the max length has “Shorten to 30 letters” as its button', async () => {
  typeText('Supercalifragilisticexpialidocious');
  expect(line()).toHaveAccessibleDescription('At most 30 letters on a line: 4 too many.');

  await press('Shorten to 30 letters');

  expect(line()).toHaveValue('Supercalifragilisticexpialidoc');
});

test('A long text whose words fit on two lines is put on two lines, and keeps all of them', async () => {
  typeText('Happy birthday my dearest friend Priya');

  await press('Put it on two lines');

  expect(line(1)).toHaveValue('Happy birthday my');
  expect(line(2)).toHaveValue('dearest friend Priya');
  expect(screen.queryByText(/^At most 30 letters/)).toBeNull();
});

test('A full text field names the length at which it stops', async () => {
  typeText('a'.repeat(59));
  expect(line()).toHaveAccessibleDescription('At most 30 letters on a line: 29 too many.');

  await userEvent.type(line(), 'bc');

  expect(line()).toHaveValue(`${'a'.repeat(59)}b`);
  expect(line()).toHaveAccessibleDescription(/This field is full\.$/);
});

test('An empty design has no price, and its button leads to the text field', async () => {
  await userEvent.clear(line());

  expect(line()).toHaveAccessibleDescription('Write something first.');
  expect(screen.getAllByText('Write something first.')).toHaveLength(1);
  expect(price()).not.toHaveTextContent('₹');
  expect(await screen.findByRole('img', { name: /^“Your words” unlit/ })).toBeVisible();
  openTab('Colour');
  expect(price()).toHaveTextContent('Write something first.');
  await press('Change the words');
  expect(line()).toHaveFocus();
});

test('Each line has its own font and colour and can be removed', async () => {
  await press('+ Add a line');
  expect(line(2)).toHaveFocus();
  await userEvent.type(line(2), 'Chill');
  choose('Font', /Sacramento/);
  choose('Colour', 'Green');

  expect(await sign(/^“Good vibes Chill” lit: .*Tilt Neon and Sacramento, Pink and Green/)).toBeVisible();
  openTab('Text');
  await press('Remove line 1');
  expect(await sign(/^“Chill” lit: .*Sacramento, Green/)).toBeVisible();
  expect(line()).toHaveFocus();
});

test('The design survives a reload', async () => {
  editDesign();
  await userEvent.click(screen.getByRole('switch', { name: 'Light on' }));
  close();

  await openDesigner();

  expect(line()).toHaveValue('Chai');
  expect(
    await screen.findByRole('img', { name: /^“Chai” unlit: Board 126 × \d+ cm, Pacifico, Blue, Black acrylic/ }),
  ).toBeVisible();
});

test.each([
  '',
  '{',
  '[]',
  '{"lines":[]}',
  '{"lines":[{"text":1}],"width_cm":"wide"}',
  '{"lines":[{"text":"x","font":"comic"}]}',
])('An invalid stored draft %s is ignored', async (text) => {
  close();
  sessionStorage.setItem('lumora-design custom', text);

  await openDesigner();

  expect(line()).toHaveValue('Good vibes');
});

test('Ideas show their price and link to designs that can be edited', async () => {
  await userEvent.click(await screen.findByRole('link', { name: /Chai/ }));

  expect(await screen.findByRole('heading', { level: 1, name: '“Chai”' })).toBeVisible();
  expect(line()).toHaveValue('Chai');
  await waitFor(() => expect(document.title).toMatch(/^“Chai” in neon \|/));
});

test('Characters without a tube are left out of the sign and the order, and the chat offers to draw them', async () => {
  typeText('Us 👨‍👩‍👧 👍🏽');

  expect(screen.getByText(/^We leave out 👨‍👩‍👧 👍🏽: this font does not have them\./)).toBeVisible();
  expect(await screen.findByRole('img', { name: /^“Us” lit/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us to draw them' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/919876543210\?text=Hi/),
  );
  await press('Add to cart');
  expect(await screen.findByRole('link', { name: 'View cart' })).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ lines: [{ text: 'Us', font: 'tilt-neon', tube: 'pink' }] })]);
  expect(line()).toHaveValue('Us 👨‍👩‍👧 👍🏽');
});

test('The last drawing stays while no character of the text can be drawn, and the field asks for a letter', async () => {
  typeText('☕');

  expect(line()).toHaveAccessibleDescription(/Write at least one letter that the font has\.$/);
  expect(screen.getByRole('img', { name: /^“Good vibes” lit/ })).toBeVisible();
  expect(price()).not.toHaveTextContent('₹');
});

test('A saved design in a withdrawn font opens in the nearest one and says so', async () => {
  close();
  close = openShop('/d/cha1cha1', undefined, {
    ...designResponses,
    '/designs/cha1cha1': () => ({ data: { ...savedChai, withdrawn_fonts: ['Yellowtail'] } }),
  });

  expect(await screen.findByText(/^We no longer make signs in Yellowtail/)).toBeVisible();
  expect(line()).toHaveValue('Chai');
});
