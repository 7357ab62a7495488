import type { ShopImage } from '@lumora/shared-contract/images';
import type {
  Accessory,
  Home,
  ShopCard,
  ShopList,
  ShopProduct,
  ShopSummary,
  ShopVariant,
} from '@lumora/shared-contract/storefront';
import { strokes } from './sample-designs.ts';
import { noActivePromotions } from './sample-promotions.ts';
import { textResponseFor } from './sample-texts.ts';

/** The API's response for the home page of a small shop. */
export const home: Home = {
  shop: {
    name: 'Lumora </script><b>',
    chat_phone: '919876543210',
    contact_email: 'hello@lumora.example',
    social_links: [{ name: 'Instagram', url: 'https://instagram.com/lumora' }],
    company: {
      legal_name: 'Lumora Neon LLP',
      gstin: '29ABCDE1234F1Z5',
      address: '14 Glass Street, Bengaluru 560038',
      phone: '+91 80 4000 1234',
      grievance_officer: '',
    },
  },
  categories: [
    {
      id: 7,
      title: 'Wedding Neon',
      image: picture('abc', 'Happily ever after in warm white'),
      sub_categories: [{ id: 1, title: 'शुभ विवाह' }],
    },
    { id: 8, title: 'LED Boards', image: null, sub_categories: [] },
  ],
  works: [{ slug: 'design-depth', title: 'Design depth', description: 'In layers.', image: null }],
  showcase: [],
  brands: [{ id: 1, name: 'Foxtail', description: 'A fox for a wine bar.', image: picture('fox', 'A neon fox') }],
  reviews: [],
  sections: [],
};

const dimmer: Accessory = {
  id: 90,
  slug: 'inline-dimmer',
  name: 'Inline Dimmer',
  image: picture('dimmer', 'A dimmer'),
  variant_id: 900,
  price: 450,
  max_quantity: 9,
};

const remote: Accessory = { ...dimmer, id: 91, slug: 'remote', name: 'Remote', variant_id: 901, price: 650 };

/** The API's response for the frame of every page. */
export const summary: ShopSummary = {
  shop: home.shop,
  categories: home.categories.map(({ id, title }) => ({ id, title })),
};

const [pink, blue, small, large] = [
  { id: 1, title: 'Pink' },
  { id: 2, title: 'Blue' },
  { id: 3, title: '16x18' },
  { id: 4, title: '26x23' },
];

/** Pink in both sizes, blue in the large one only; the small pink one is sold out. */
export const product: ShopProduct = {
  id: 12,
  slug: 'chai-and-chill',
  name: 'Chai & Chill',
  short_description: 'A cup of light for the counter.',
  description: 'Bent by hand.\n\nTested for a night.',
  warranty_months: 24,
  category: { id: 7, title: 'Wedding Neon' },
  sub_category: null,
  breadcrumbs: [
    { title: 'Home', path: '/' },
    { title: 'Products', path: '/product-display' },
    { title: 'Chai & Chill', path: '/products/chai-and-chill' },
  ],
  images: [picture('front', 'Chai & Chill in pink'), picture('side', 'Chai & Chill from the side')],
  price_from: 2399,
  price_to: 149999,
  is_new: true,
  is_best: false,
  in_stock: true,
  options: [
    { attribute_id: 1, title: 'Size', values: [small, large] },
    { attribute_id: 2, title: 'Colour', values: [pink, blue] },
  ],
  variants: [
    variant({ id: 1, value_ids: [small.id, pink.id], price: 2399, stock: 'out', max_quantity: 0 }),
    variant({ id: 2, value_ids: [large.id, pink.id], price: 3499, show_price: 4999, discount_percent: 30 }),
    variant({ id: 3, value_ids: [large.id, blue.id], price: 149999, stock: 'low', max_quantity: 2 }),
  ],
  meta: { title: 'Chai & Chill neon', description: 'A cup of light.', keywords: '' },
  published_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-02T08:00:00.000Z',
};

export const card: ShopCard = {
  id: 12,
  slug: 'chai-and-chill',
  name: 'Chai & Chill',
  image: picture('front', 'Chai & Chill in pink'),
  hover_image: null,
  price_from: 2399,
  price_to: 149999,
  show_price: null,
  discount_percent: 0,
  is_new: true,
  is_best: false,
  in_stock: true,
  category: { id: 7, title: 'Wedding Neon' },
};

const logoCard = {
  ...card,
  id: 14,
  slug: 'himalaya-logo',
  name: 'Himalaya Logo',
  category: { id: 8, title: 'Neon Logos' },
};

const ledLogoCard = {
  ...logoCard,
  id: 15,
  slug: 'neem-logo',
  name: 'Neem Logo',
  category: { id: 9, title: 'LED Logos' },
};

const bestCard = { ...card, is_best: true };

/** Products that exist, for recently viewed products. */
const existingCards = [card, { ...card, id: 13, slug: 'sibling', name: 'Its sibling' }];

const list: ShopList = {
  data: [card],
  meta: { total: 50, page: 2, pageSize: 24 },
  facets: {
    categories: [
      {
        id: 7,
        title: 'Wedding Neon',
        count: 50,
        sub_categories: [{ id: 1, title: 'Couple Names', count: 20 }],
      },
      { id: 8, title: 'Neon Logos', count: 8, sub_categories: [] },
    ],
    price: { min: 899, max: 49999 },
    sizes: [{ title: '16x18', count: 3 }],
    colours: [{ title: 'Pink', count: 4 }],
    in_stock: 40,
  },
};

function listOf(search: URLSearchParams): ShopList | number {
  const minPrice = Number(search.get('price_min') ?? 0);
  const isRejected =
    !(minPrice <= Number(search.get('price_max') ?? Infinity)) ||
    (search.get('size')?.split(',').length ?? 0) > 20 ||
    !['featured', 'newest', 'price', '-price', 'name'].includes(search.get('sort') ?? 'featured');
  if (isRejected) return 422;
  if (search.get('q') === 'best') return { ...list, data: [bestCard, { ...logoCard, is_best: true }] };
  if (search.get('q') === 'some best') return { ...list, data: [bestCard, logoCard] };
  if (search.get('q') === 'logo') return { ...list, data: [card, ledLogoCard, logoCard] };
  if (search.get('q') === 'nothing like it') return { ...list, data: [], meta: { ...list.meta, total: 0 } };
  return search.get('page') === '99' ? { ...list, data: [], meta: { ...list.meta, page: 99 } } : list;
}

function idsIn(search: URLSearchParams): number[] {
  return (search.get('ids') ?? '').split(',').map(Number);
}

/** Returns the URL of a `fetch` call. */
export function urlOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : input.toString();
}

/** Returns the API's response to a path without `/api`; a number is an error status. */
export function responseFor(path: string): object | number {
  const url = new URL(path, 'http://api');
  const { pathname, searchParams } = url;
  const text = textResponseFor(url);
  if (text !== null) return text;
  if (pathname === '/designs/strokes') return { data: strokes };
  if (pathname === '/home') return { data: home };
  if (pathname === '/promotions/active') return { data: noActivePromotions };
  if (pathname === '/shop') return { data: summary };
  if (pathname === '/product-cards')
    return { data: existingCards.filter(({ id }) => idsIn(searchParams).includes(id)) };
  if (pathname === '/products') return listOf(searchParams);
  if (pathname === '/accessories') return { data: [dimmer, remote] };
  if (pathname === '/products/12/related') return { data: [{ ...card, id: 13, slug: 'sibling', name: 'Its sibling' }] };
  return /^\/products\/(chai-and-chill|its-old-name)$/.test(pathname) ? { data: product } : 404;
}

function picture(hash: string, alt: string): ShopImage {
  return { hash, width: 1280, height: 1600, placeholder: '#221133', alt };
}

function variant(fields: Pick<ShopVariant, 'id' | 'value_ids' | 'price'> & Partial<ShopVariant>): ShopVariant {
  const values = [small, large, pink, blue].filter(({ id }) => fields.value_ids.includes(id));
  const attributes = values.map(({ title }, index) => ({ title: index === 0 ? 'Size' : 'Colour', value: title }));
  const plain = {
    sku: `CHAI-${fields.id}`,
    show_price: null,
    discount_percent: 0,
    stock: 'in',
    max_quantity: 9,
  } as const;
  return { ...plain, attributes, images: [], ...fields };
}
