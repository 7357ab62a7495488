import { expect, type Locator } from '@playwright/test';

/** Moves a tile of a sortable grid towards the start with the keyboard; waits until each step is announced to screen readers. */
export async function moveTileBack(handle: Locator, { from, to }: { from: number; to: number }): Promise<void> {
  const expectAnnounced = (position: number) =>
    expect(handle.page().getByText(`is picked up, and over position ${position} of`)).toBeAttached();
  await handle.press('Space');
  await expectAnnounced(from);
  for (let position = from - 1; position >= to; position--) {
    await handle.press('ArrowLeft');
    await expectAnnounced(position);
  }
  await handle.press('Space');
}
