import type { ShopImage } from '@lumora/shared-contract/images';
import type { ActivePromotions, ActiveBanner, ActiveHeaderOffer } from '@lumora/shared-contract/promotions';

/** The sample promotions: two header offers, banners at two positions, no pop-up, no festival. */
export const promotions: ActivePromotions = {
  header_offers: [
    offer({ id: 1, text: 'दिवाली: सब पर 20% की छूट', link: '/product-display' }),
    offer({ id: 2, text: 'Free shipping', background_colour: '#ffffff', text_colour: '#fffff0' }),
  ],
  pop_up: null,
  banners: {
    home_top: banner({ id: 5, title: 'Wedding season', narrow_image: picture('small') }),
    home_middle: null,
    product_list: banner({ id: 6, title: 'New arrivals', link: 'https://example.com/new', wide_image: null }),
  },
  festival: null,
  changes_at: null,
};

export const noActivePromotions: ActivePromotions = {
  header_offers: [],
  pop_up: null,
  banners: { home_top: null, home_middle: null, product_list: null },
  festival: null,
  changes_at: null,
};

/** Returns a header offer with default values. */
export function offer(fields: Pick<ActiveHeaderOffer, 'id' | 'text'> & Partial<ActiveHeaderOffer>): ActiveHeaderOffer {
  return { link: '', background_colour: '#ff2e88', text_colour: '#0b0b12', ...fields };
}

/** Returns a banner with default values. */
export function banner(fields: Pick<ActiveBanner, 'id' | 'title'> & Partial<ActiveBanner>): ActiveBanner {
  return {
    subtitle: 'For a day that glows.',
    link: '/gallery',
    wide_image: picture('wide'),
    narrow_image: null,
    ...fields,
  };
}

function picture(hash: string): ShopImage {
  return { hash, width: 1920, height: 640, placeholder: '#332211', alt: '' };
}
