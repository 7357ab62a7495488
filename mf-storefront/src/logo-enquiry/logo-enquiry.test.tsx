import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, enquiryApi, field, fill, leavePage, logo, send } from '../testing/enquiry-form.ts';

test('A logo is sent with size, wish and sender, and a summary of them replaces the form', async () => {
  choose(logo());
  expect(screen.getByRole('img', { name: 'Preview of your logo' })).toHaveAttribute('src', 'blob:logo');
  fill();

  await send();

  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, Meera. We have your logo.' })).toHaveFocus();
  expect(screen.queryByText(/^Send us your logo/)).toBeNull();
  expect(screen.getByText(/^Your enquiry is/)).toHaveTextContent(
    'Your enquiry is ENQ-7F3K2Q. We reply to +91 98765 43210 within a working day.',
  );
  const summary = screen.getByRole('region', { name: 'What you sent' });
  for (const part of ['logo.svg', '80 cm', 'शुभ', '+91 98765 43210']) expect(summary).toHaveTextContent(part);
  expect(within(summary).getByRole('img', { name: 'Your logo' })).toHaveAttribute('src', 'blob:logo');
  expect(screen.getByText(/you get the drawing and a price/)).toBeVisible();
  for (const part of ['name="width_cm"\r\n\r\n80', 'शुभ', 'Meera', '9876543210', 'filename="logo.svg"'])
    expect(enquiryApi.received[0]?.body).toContain(part);
});

test('Missing and wrong values show an error at their field, and nothing is sent', async () => {
  fill({ 'Width in cm': '5', Name: '', 'Mobile number': '12' });

  await send();

  expect(field('Logo')).toHaveAccessibleDescription('Choose the file of your logo');
  expect(field('Logo')).toHaveFocus();
  expect(field('Width in cm')).toHaveAccessibleDescription('Enter a width of 20 to 300 cm');
  expect(field('Name')).toHaveAccessibleDescription('Name is required');
  expect(field('Mobile number')).toHaveAccessibleDescription(
    'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9',
  );
  expect(enquiryApi.received).toEqual([]);
});

test.each([
  ['60 cm', 60],
  ['60cm', 60],
  [' 60 CM', 60],
  ['60 cms.', 60],
  ['3 ft', 91],
  ['2.5 feet', 76],
  ['24"', 61],
  ['24 inches', 61],
  ['3 ft.', 91],
  ['3′', 91],
])('A width of “%s” is sent as %i', async (typed, width) => {
  choose(logo());
  fill({ 'Width in cm': typed });

  await send();

  expect(await screen.findByText('ENQ-7F3K2Q')).toBeVisible();
  expect(enquiryApi.received[0]?.body).toContain(`name="width_cm"\r\n\r\n${width}\r\n`);
});

test('The field of the width has room for a unit, and names what to enter instead of another one', async () => {
  choose(logo());
  fill({ 'Width in cm': '' });
  await userEvent.type(field('Width in cm'), 'about 24 inches');

  await send();

  expect(field('Width in cm')).toHaveValue('about 24 inches');
  expect(field('Width in cm')).toHaveAccessibleDescription('Enter the width in cm as a number, such as 60');
  expect(field('Width in cm')).toHaveFocus();
});

test.each([
  ['of another type', () => logo('application/pdf'), 'Send a PNG, JPG, WEBP or SVG, at most 5 MB'],
  [
    'of more than 5 MB',
    () => logo('image/png', 'x'.repeat(5 * 1024 * 1024 + 1)),
    'The file is larger than 5 MB. Send a smaller one.',
  ],
])('A file %s is rejected when it is chosen, and is not sent', async (_what, file, message) => {
  choose(file());
  expect(field('Logo')).toHaveAccessibleDescription(message);
  fill();

  await send();

  expect(field('Logo')).toHaveAccessibleDescription(message);
  expect(enquiryApi.received).toEqual([]);
});

test('A file that is not a picture is rejected when it is chosen, and another can be chosen', async () => {
  fill();
  choose(logo());

  fireEvent.error(screen.getByRole('img', { name: 'Preview of your logo' }));

  expect(field('Logo')).toBeInvalid();
  expect(field('Logo')).toHaveAccessibleDescription(/^This file cannot be shown/);
  await send();
  expect(field('Logo')).toHaveFocus();
  expect(enquiryApi.received).toEqual([]);
  choose(logo());
  expect(screen.getByRole('img', { name: 'Preview of your logo' })).toBeVisible();
});

test('A picture of more than 50 megapixels is rejected when it is chosen, and is not sent', async () => {
  fill();
  choose(logo('image/jpeg'));

  const preview = screen.getByRole('img', { name: 'Preview of your logo' });
  Object.defineProperties(preview, { naturalWidth: { value: 12_000 }, naturalHeight: { value: 9000 } });
  fireEvent.load(preview);

  expect(field('Logo')).toHaveAccessibleDescription('The picture has more than 50 megapixels. Choose a smaller one.');
  await send();
  expect(field('Logo')).toHaveFocus();
  expect(enquiryApi.received).toEqual([]);
});

test('An error of the server for the file is shown at the file', async () => {
  const message = 'The SVG could not be rendered. Save it as a plain SVG, or as PNG.';
  enquiryApi.respond = () => ({ status: 422, body: { message, error: 'invalid', fields: { logo: message } } });
  choose(logo());
  fill();

  await send();

  await waitFor(() => expect(field('Logo')).toHaveAccessibleDescription(message));
  expect(field('Logo')).toHaveFocus();
  expect(screen.queryByText(/send it again/)).toBeNull();
});

test('The form is preceded by pictures, names and prices of logos of the shop, those of neon first', async () => {
  const examples = screen.getByRole('list', { name: 'Logos we have made' });

  const himalaya = await within(examples).findByRole('link', { name: 'Himalaya Logo' });
  expect(himalaya).toHaveAttribute('href', expect.stringMatching(/^\/products\//));
  expect(examples).toHaveTextContent(/Himalaya LogoFrom ₹2,399.*Neem Logo/);
  expect(himalaya.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('The summary of a sent logo is followed by logos of the shop', async () => {
  choose(logo());
  fill();

  await send();

  const logos = await screen.findByRole('region', { name: 'Logos we have made' });
  const cards = await within(logos).findAllByRole('heading', { level: 3 });
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Himalaya Logo', 'Neem Logo']);
  expect(logos).toHaveTextContent('₹2,399');
});

test('The designer links to the form', async () => {
  await leavePage();

  expect(await screen.findByRole('link', { name: 'Have a logo? Send it to us' })).toHaveAttribute(
    'href',
    '/custom-neon/logo',
  );
});
