import { accessibilityViolations } from '../../browser/accessibility.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { logoEnquiryPage } from '../../pages/logo-enquiry-page.ts';
import { expect, test } from '../../test.ts';

const logo = {
  name: 'बेकरी logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150"><script>document.title="run"</script><circle cx="75" cy="75" r="60" fill="#ff2e88"/></svg>',
  ),
};
const name = 'श्रीमती अनन्या वेंकटसुब्रमण्यन राजगोपालाचारी';

test.describe('A logo that a shopper sends', { tag: ['@mf-storefront/logo-enquiry', '@mf-sales'] }, () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('arrives in the console with its picture, and an administrator answers it', async ({ page, openVisitor }) => {
    const form = logoEnquiryPage(page);
    await page.goto('/custom-neon');
    await form.fromDesigner.click();
    await form.logo.setInputFiles(logo);
    await expect(form.preview).toBeVisible();
    await form.send.click();
    await expect(form.width).toBeFocused();
    await form.width.fill('120');
    await form.wish.fill('हमारी बेकरी के लिए\nin pink');
    await form.name.fill(name);
    await form.phone.fill('98765 43210');
    expect(await accessibilityViolations(page)).toEqual([]);
    await form.send.click();
    await expect(form.sent).toContainText(/ENQ-[2-9A-Z]{6}/);
    await expect(page.getByText('हमारी बेकरी के लिए')).toHaveText(/लिए\nin pink$/, { useInnerText: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

    const admin = await openVisitor({ signedIn: true, viewport: { width: 375, height: 812 } });
    await admin.goto('/admin/enquiries');
    await admin.getByRole('row', { name }).click();
    const picture = admin.getByRole('img', { name: `Logo of ${name}` });
    await expect(picture).toHaveAttribute('src', /^blob:/);
    expect(await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1600);
    await expect(admin.getByText('हमारी बेकरी के लिए')).toBeVisible();
    await admin.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(consoleFrame(admin).toast('Enquiry answered')).toBeVisible();
    expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});
