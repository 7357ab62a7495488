import type { Locator, Page } from '@playwright/test';

export function designerPage(page: Page) {
  const price = page.getByRole('region', { name: 'Price' });
  return {
    line: (number: number) => page.getByRole('textbox', { name: `Line ${number}` }),
    addLine: page.getByRole('button', { name: 'Add a line' }),
    tab: (name: string) => page.getByRole('tab', { name }),
    font: (name: string) => page.getByRole('radio', { name }),
    colour: (name: string) => page.getByRole('radio', { name, exact: true }),
    room: (name: string) => page.getByRole('radio', { name, exact: true }),
    onMyWall: page.getByRole('button', { name: 'On my wall' }),
    wall: page.getByRole('dialog', { name: 'See it on my wall' }),
    wider: page.getByRole('button', { name: '5 cm wider' }),
    sign: (text: string) => page.getByRole('img', { name: `“${text}” lit` }),
    /** the lines and labels of width and height in a picture of a sign */
    dimensions: (sign: Locator) => sign.locator('> g').last(),
    price,
    total: price.getByText(/^₹[\d,]+$/).first(),
    save: page.getByRole('button', { name: /^Save/ }),
    share: page.getByRole('button', { name: 'Share' }),
    saved: page.getByRole('heading', { name: 'Your saved designs' }),
    savedDesign: (text: string) =>
      page.getByRole('region', { name: 'Your saved designs' }).getByRole('link', { name: text }),
    addToCart: page.getByRole('button', { name: 'Add to cart' }),
    viewCart: page.getByRole('link', { name: 'View cart' }),
    inCart: (text: string) => page.getByRole('link', { name: `“${text}”` }),
    sum: page.getByRole('region', { name: 'Sum' }),
  };
}
