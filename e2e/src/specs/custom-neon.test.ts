import { describe, expect, it } from '@jest/globals';
import { designerPage } from '../pages/designer-page.ts';
import { useStory } from '../story.ts';

describe('A shopper who draws a sign', () => {
  const story = useStory();

  it('buys it for the price that they saw, and finds it again by its short link', async () => {
    const { page } = await story.openTab();
    const designer = designerPage(page);

    await page.goto('/custom-neon');
    await designer.line(1).fill('शुभ विवाह');
    await designer.addLine.click();
    await designer.line(2).fill('Tara & Arjun');
    await designer.font('Sacramento').check({ force: true }); // the card that it lies in takes the press
    await designer.colour('Warm White').check({ force: true });
    await designer.wider.click();
    await designer.sign('शुभ विवाह / Tara & Arjun').waitFor();
    const price = await designer.total.innerText();
    await designer.addToCart.click();
    await designer.viewCart.click();

    await designer.inCart('शुभ विवाह / Tara & Arjun').waitFor();
    expect(await designer.sum.innerText()).toContain(price);

    await designer.inCart('शुभ विवाह / Tara & Arjun').click();
    await page.waitForURL(/\/d\/[0-9a-z]{8}$/);
    await designer.sign('शुभ विवाह / Tara & Arjun').waitFor();
    expect(await designer.total.innerText()).toBe(price);
  });

  it('is shown a kept design without scripts, and told that an unknown one is not there', async () => {
    const { page, problems } = await story.openTab({ javaScriptEnabled: false });
    problems.expect(/^did not get .+\.js: csp$/);
    problems.expect(/\/d\/nothing1 answered 404/);
    const { data } = await keep(story.product.url);

    await page.goto(`/d/${data.id}`);
    await designerPage(page).sign('Chai').waitFor();
    const answer = await page.goto('/d/nothing1');

    expect(answer?.status()).toBe(404);
  });

  it('meets the designer on the home page only when it comes near', async () => {
    const { page } = await story.openTab();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));

    await page.goto('/', { waitUntil: 'networkidle' });
    const early = scripts.filter((path) => path.includes('custom-neon'));
    await page.getByRole('region', { name: 'See your words in light' }).scrollIntoViewIfNeeded();
    await designerPage(page).total.waitFor();

    expect(early).toEqual([]);
    expect(scripts.some((path) => path.includes('screen-custom-neon'))).toBe(true);
  });
});

async function keep(url: string): Promise<{ data: { id: string } }> {
  const design = {
    lines: [{ text: 'Chai', face: 'pacifico', tube: 'blue' }],
    width_cm: 90,
    backboard: 'clear',
    dimmer: false,
    outdoor: false,
  };
  const answer = await fetch(`${url}/api/designs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(design),
  });
  return (await answer.json()) as { data: { id: string } };
}
