import { beforeAll, describe, expect, it } from '@jest/globals';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import type { ShopList } from '@lumora/shared-contract/storefront';
import { openShop } from '../../../testing/shop-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp({ keepsRows: true });

async function search(q: string, more = ''): Promise<ShopList> {
  const response = await fetch(`${shop.origin}/api/products?q=${encodeURIComponent(q)}&page_size=48${more}`);
  return response.json();
}

const found = async (q: string, more?: string) => (await search(q, more)).data.map(({ name }) => name);

beforeAll(async () => {
  const { sell, categories } = await openShop(await shop.as('Administrator'), ['Neon', 'Café & Bar']);
  const [, category_id = 0] = categories;
  // a generated SKU would contain the size and the colour
  const variant = { size: '16x18', colour: 'Blue', price: 2999, sku: 'A1' };
  await sell('Play It Loud', [], { tags: 'guitar, music, band', best_seller: true });
  await sell('Slow Vinyl', [], { tags: 'record, music, studio' });
  await sell('Desk Sign', [], { tags: 'studio, gift', description: 'In warm white.' });
  await sell('Cheers Yaar', [], { tags: 'beer, friends', category_id });
  await sell('Chai & Chill', [variant], { tags: 'chai, tea, चाय', category_id });
  await sell('Double Heart', [], { tags: 'love, gift' });
  await sell('Cake of Wishes', [], { tags: 'cake, birthday, gift', description: 'With white icing.' });
  await sell('Codeghar Logo', [], { tags: 'software, coding, chartered' });
  await sell('Rangoli', [], { short_description: 'For a big wall.', description: 'It fills the wall above a sofa.' });
  await sell('Diya', [], { description: 'Für die शुभ दीपावली zu Hause.' });
  await sell('शुभ विवाह', [], { tags: 'wedding' });
  await sell('\u095Bिंदगी', []);
  await sell('Iron Gym Logo', [], { tags: 'mor pankh' });
  await sell('Good Night', [], { tags: 'moon, cloud' });
  await sell('Zebra Crossing', []);
  await sell('Om Shanti', []);
  await sell('Starry Night', [], { tags: 'stars, sky' });
  await sell('Startup Logo', []);
  await sell('The Kapoors', [], { tags: 'door, name plate' });
  await sell('Plated Name', []);
  await sell('Blue Lagoon', []);
  await sell('Bluebell', []);
  await sell('Hidden Blue Whale', [{ ...variant, sku: 'A2', colour: 'Pink', is_active: false }]);
  await pollUntil(
    () => search(''),
    ({ meta }) => meta.total === 23,
  );
});

describe('the search of the shop', () => {
  it.each([
    ['gift for friend who likes music', ['Play It Loud', 'Slow Vinyl']],
    ['music', ['Play It Loud', 'Slow Vinyl']],
    ['birthday gift for mom', ['Cake of Wishes']],
    ['gift for mom', ['Cake of Wishes', 'Double Heart', 'Desk Sign']],
    ['friend', ['Cheers Yaar']],
    ['wedding', ['शुभ विवाह']],
    ['gym sign', ['Iron Gym Logo']],
    ['good cloud', ['Good Night']],
    ['cafe sign', ['Chai & Chill', 'Cheers Yaar']],
    ['CAFÉ', ['Chai & Chill', 'Cheers Yaar']],
    ['neon sign', ['Desk Sign']],
    ['hearts', ['Double Heart']],
    ['star', ['Starry Night']],
    ['sta', ['Startup Logo', 'Starry Night']],
  ])('finds signs by the words of “%s” that say something about a sign', async (q, names) => {
    expect(await found(q)).toEqual(names);
  });

  it('lists the signs with more of the words first, and then those with the rarer word', async () => {
    expect(await found('music studio')).toEqual(['Slow Vinyl']);
    expect(await found('music studio zebra gym')).toEqual([
      'Slow Vinyl',
      'Zebra Crossing',
      'Iron Gym Logo',
      'Play It Loud',
      'Desk Sign',
    ]);
    // two descriptions say “white”
    expect(await found('white studio')).toEqual(['Desk Sign', 'Slow Vinyl']);
    expect(await found('gym music', '&sort=name')).toEqual(['Iron Gym Logo', 'Play It Loud', 'Slow Vinyl']);
  });

  it.each([
    // the colour of a variant is below a name
    ['blue', ['Hidden Blue Whale', 'Blue Lagoon', 'Chai & Chill']],
    ['16x18', ['Chai & Chill']],
    ['16 × 18', ['Chai & Chill']],
    ['blue tea', ['Chai & Chill']],
    ['blue zebra', ['Zebra Crossing', 'Hidden Blue Whale', 'Blue Lagoon', 'Chai & Chill']],
    // not the beginning of a value
    ['16', []],
  ])('finds signs with a variant for sale of the colour or size in “%s”', async (q, names) => {
    expect(await found(q)).toEqual(names);
  });

  it.each([
    ['चाय', ['Chai & Chill']],
    ['विवाह', ['शुभ विवाह']],
    ['\u095Bिंदगी', ['\u091C\u093Cिंदगी']],
    ['\u091C\u093Cिंदगी', ['\u091C\u093Cिंदगी']],
    ['दीपावली', ['Diya']],
    ['मेरी चाय के लिए', ['Chai & Chill']],
  ])('finds “%s” in names, tags and descriptions', async (q, names) => {
    expect(await found(q)).toEqual(names);
  });

  it.each([
    ['zebraa crosing', ['Zebra Crossing']],
    ['gutar', ['Play It Loud']],
    ['hart', ['Double Heart']],
    // in its description, not “software”
    ['sofa', ['Rangoli']],
    ['sift', []],
    ['pink', []],
    // not within a word
    ['red', []],
    ['crosing', ['Zebra Crossing']],
    // two errors in a word of seven letters
    ['cruding', []],
    ['speaker', []],
    ['good vibes', []],
  ])('accepts likely misspellings only: “%s” finds %j', async (q, names) => {
    expect(await found(q)).toEqual(names);
  });

  it.each([
    ['nameplate', ['The Kapoors']],
    ['Nameplates', ['The Kapoors']],
    ['led nameplate', ['The Kapoors']],
    ['zebracrossing', ['Zebra Crossing']],
    ['neonsign', ['Desk Sign']],
    // not adjacent
    ['platename', []],
  ])('finds adjacent words that are joined in the search: “%s” finds %j', async (q, names) => {
    expect(await found(q)).toEqual(names);
  });

  it('applies a price limit to what it found', async () => {
    expect(await found('tea lover gift', '&price_max=5000')).toEqual(['Chai & Chill']);
    expect(await found('tea lover gift', '&price_max=1000')).toEqual([]);
  });

  it.each([
    ['z', ['Zebra Crossing']],
    ['om', ['Om Shanti']],
    ['%', []],
    ['_', []],
    ['m_sic', []],
    ['.*', []],
    ['(music[', ['Play It Loud', 'Slow Vinyl']],
    ['music '.repeat(33), ['Play It Loud', 'Slow Vinyl']],
    ['a'.repeat(200), []],
  ])('takes characters of patterns as text: “%s” finds %j', async (q, names) => {
    expect(await found(q)).toEqual(names);
  });
});
