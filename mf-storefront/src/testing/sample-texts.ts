import type { ShopImage } from '@lumora/shared-contract/images';
import type { ShopReviews } from '@lumora/shared-contract/reviews';
import type { Gallery, ProductPicture, SitePage } from '@lumora/shared-contract/storefront';

/** Eleven reviews; the first page contains two, the second the last one. */
const reviews: ShopReviews = {
  data: [
    {
      id: 31,
      name: 'Ananya </script>',
      city: 'Pune',
      is_verified: true,
      rating: 5,
      comment: 'It glows.\nEvery night.',
      date: '2026-11-03',
      photo: picture('ananyas-wall', 'Photo by Ananya'),
    },
    {
      id: 30,
      name: 'Rahul',
      city: '',
      is_verified: false,
      rating: 4,
      comment: 'Short wire.',
      date: '2026-10-21',
      photo: null,
    },
  ],
  meta: { total: 11, page: 1, pageSize: 10 },
  summary: {
    average: 4.6,
    count: 11,
    stars: [7, 3, 1, 0, 0].map((count, index) => ({ rating: 5 - index, count })),
  },
};

const laterReviews: ShopReviews = {
  ...reviews,
  data: [
    {
      id: 1,
      name: 'Meera',
      city: '',
      is_verified: false,
      rating: 3,
      comment: 'The first of all.',
      date: '2026-01-09',
      photo: null,
    },
  ],
  meta: { total: 11, page: 2, pageSize: 10 },
};

const gallery: Gallery = {
  pictures: Array.from({ length: 8 }, (_, index) => productPicture(`sign-${index + 1}`, `Sign ${index + 1}`)),
};

const shipping: SitePage = {
  slug: 'shipping',
  title: 'Shipping',
  description: 'Free PAN India shipping.',
  body: 'Made to order.\n\n## When\n- dispatched in 3–5 business days\n- transit insurance\n\n## COD\nCOD on request.\n\n## टूट-फूट\nSend us a photo.',
  pictures: [],
  preview: productPicture('mor-pankh', 'Mor Pankh').image,
  updated_at: '2026-11-01T08:00:00.000Z',
};

const work: SitePage = {
  ...shipping,
  slug: 'design-depth',
  title: 'Design depth',
  body: 'A drawing is flat.',
  pictures: [productPicture('mor-pankh', 'Mor Pankh')],
};

/** Returns the API's response to a path of reviews or texts; null for other paths. */
export function textResponseFor({ pathname, searchParams }: URL): object | null {
  if (pathname === '/products/12/reviews') return searchParams.get('page') === '2' ? laterReviews : reviews;
  if (pathname === '/gallery') return { data: gallery };
  if (pathname === '/pages/shipping') return { data: shipping };
  if (pathname === '/pages/contact') return { data: { ...shipping, slug: 'contact', title: 'Contact' } };
  if (pathname === '/pages/offers') return { data: { ...shipping, slug: 'offers', title: 'Offers' } };
  return pathname === '/works/design-depth' ? { data: work } : null;
}

function productPicture(slug: string, name: string): ProductPicture {
  return { image: picture(slug, name), caption: `${name} – by night`, product: { slug, name } };
}

function picture(hash: string, alt: string): ShopImage {
  return { hash, width: 1280, height: 1600, placeholder: '#221133', alt };
}
