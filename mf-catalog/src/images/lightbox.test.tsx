import { useState } from 'react';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { dialog, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { Lightbox } from './lightbox.tsx';

useNetwork();

const pictures = ['Heart', 'Star', 'Moon'].map((alt) => ({
  address: `/media/${alt}/1920.jpg`,
  thumbnail: `/media/${alt}/320.webp`,
  alt,
}));

function Gallery() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Look</button>
      {isOpen && <Lightbox pictures={pictures} start={1} onClose={() => setOpen(false)} />}
    </>
  );
}

async function openLightbox() {
  const { user } = openPage(<Gallery />);
  await user.click(await screen.findByRole('button', { name: 'Look' }));
  await dialog('Images');
  return user;
}

const shown = () => screen.getByRole('status').textContent;

it.each([
  ['{ArrowRight}', '3 of 3'],
  ['{ArrowRight}{ArrowRight}', '1 of 3'],
  ['{ArrowLeft}', '1 of 3'],
  ['{ArrowLeft}{ArrowLeft}', '3 of 3'],
])('from the second of three, %s leads to %s', async (keys, place) => {
  const user = await openLightbox();

  await user.keyboard(keys);

  expect(shown()).toBe(place);
});

it('shows the picture whose thumbnail is chosen, and marks it', async () => {
  const user = await openLightbox();

  await user.click(screen.getByRole('button', { name: 'Image 3' }));

  expect(screen.getByRole('img', { name: 'Moon' })).toHaveAttribute('src', '/media/Moon/1920.jpg');
  expect(screen.getByRole('button', { name: 'Image 3' })).toHaveAttribute('aria-current', 'true');
});

it('holds the focus while it is open, and gives it back on Escape', async () => {
  const user = await openLightbox();
  for (let step = 0; step < 8; step += 1) await user.tab();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Look' })).toHaveFocus();
});
