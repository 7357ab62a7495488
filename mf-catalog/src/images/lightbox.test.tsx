import { useState } from 'react';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { dialog, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { Lightbox } from './lightbox.tsx';

useNetwork();

const pictures = ['Heart', 'Star', 'Moon'].map((alt) => ({
  url: `/media/${alt}/1920.jpg`,
  thumbnail: `/media/${alt}/320.webp`,
  alt,
}));

function Gallery() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <Lightbox pictures={pictures} startIndex={1} onClose={() => setOpen(false)} />}
    </>
  );
}

async function openLightbox() {
  const { user } = openPage(<Gallery />);
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  await dialog('Images');
  return user;
}

const positionText = () => screen.getByRole('status').textContent;

it.each([
  ['{ArrowRight}', '3 of 3'],
  ['{ArrowRight}{ArrowRight}', '1 of 3'],
  ['{ArrowLeft}', '1 of 3'],
  ['{ArrowLeft}{ArrowLeft}', '3 of 3'],
])('moves from the second of three images on %s to %s', async (keys, position) => {
  const user = await openLightbox();

  await user.keyboard(keys);

  expect(positionText()).toBe(position);
});

it('shows the image whose thumbnail is clicked and marks the thumbnail as current', async () => {
  const user = await openLightbox();

  await user.click(screen.getByRole('button', { name: 'Image 3' }));

  expect(screen.getByRole('img', { name: 'Moon' })).toHaveAttribute('src', '/media/Moon/1920.jpg');
  expect(screen.getByRole('button', { name: 'Image 3' })).toHaveAttribute('aria-current', 'true');
});

it('traps the focus while it is open and restores it on Escape', async () => {
  const user = await openLightbox();
  for (let step = 0; step < 8; step += 1) await user.tab();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
