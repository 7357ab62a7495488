import { moveTileBack } from '../../browser/move-tile-back.ts';
import { smallPhotos } from '../../browser/pictures.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { galleryAdminPage } from '../../pages/gallery-admin-page.ts';
import { shopGalleryPage } from '../../pages/shop-gallery-page.ts';
import { expect, test } from '../../test.ts';

// the second test continues with the order of the first
test.describe.configure({ mode: 'serial' });
test.use({ signedIn: true, sharesPage: true });

const second = 'Couple Names with Rings';

test.describe('The gallery', { tag: ['@mf-promotions', '@mf-storefront/gallery'] }, () => {
  test('The order that the keyboard gives the pictures in the console is that of the shop', async ({
    page,
    openVisitor,
  }) => {
    const gallery = galleryAdminPage(page);
    const shop = await openVisitor();
    await shop.goto('/gallery');
    const shown = await shopGalleryPage(shop).pictures.count();
    await page.goto('/admin/gallery');
    await expect(gallery.tiles).toHaveCount(shown);
    await expect(gallery.tiles.nth(1)).toContainText('2');

    await moveTileBack(gallery.move(second), { from: 2, to: 1 });
    await expect(consoleFrame(page).toast('Order saved')).toBeVisible();

    await expect(gallery.tiles.first()).toHaveAccessibleName(`1. ${second}`);
    await expect(async () => {
      await shop.goto('/gallery');
      await expect(shopGalleryPage(shop).pictures.first()).toHaveAccessibleName(new RegExp(`^${second}`));
    }).toPass();
  });

  test('A picture that is added in the console is the first in the shop, with its caption', async ({
    page,
    openVisitor,
  }) => {
    const gallery = galleryAdminPage(page);
    const shop = await openVisitor();
    const caption = 'At a wedding in Udaipur';
    await page.goto('/admin/gallery');
    await gallery.create.click();

    await gallery.product.fill('Chai & Chill');
    await gallery.choice('Chai & Chill').click();
    await gallery.image.setInputFiles(await smallPhotos(1));
    await gallery.caption.fill(caption);
    await gallery.alt.fill('Two names above a table');
    await gallery.save.click();
    await expect(consoleFrame(page).toast('Gallery picture created')).toBeVisible();

    await expect(async () => {
      await shop.goto('/gallery');
      await expect(shopGalleryPage(shop).pictures.first()).toHaveAccessibleName(new RegExp(`^${caption}`));
    }).toPass();
    await expect(shopGalleryPage(shop).pictures.filter({ hasText: second })).toHaveCount(1);
  });
});
