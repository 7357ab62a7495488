import type { BannerPosition, PopUpAudience } from '@lumora/shared-contract/promotions';

/** Start and end of a promotion, in days in India from the day of the seed; without one it has no limit. */
export interface SampleDays {
  from?: number;
  until?: number;
  isDraft?: boolean;
}

/** Target of a link: a page of the shop, or the list of a category of the sample. */
export type SampleLink = { page: string } | { category: string };

interface SampleOffer extends SampleDays {
  text: string;
  link: SampleLink;
  colours: [background: string, text: string];
}

export const sampleHeaderOffers: SampleOffer[] = [
  {
    text: 'LED Board - FLat 50% OFF',
    link: { category: 'LED Boards' },
    colours: ['#14141f', '#f4f3f8'],
    from: -6,
    until: 30,
  },
  {
    text: '10% off your first sign: FIRST10',
    link: { page: '/product-display' },
    colours: ['#14141f', '#f4f3f8'],
  },
  {
    text: 'Free shipping · sent in 3–5 days',
    link: { page: '/pages/shipping' },
    colours: ['#14141f', '#f4f3f8'],
  },
  {
    text: '₹500 off from ₹4,999: SHAADI500',
    link: { category: 'Wedding Neon' },
    colours: ['#14141f', '#f4f3f8'],
    from: 9,
    until: 70,
  },
  {
    text: 'शुभ दीपावली · 20% off every sign with DIWALI20',
    link: { page: '/product-display' },
    colours: ['#14141f', '#f4f3f8'],
    from: -24,
    until: -11,
  },
  {
    text: 'Ask for our trade prices',
    link: { page: '/pages/contact' },
    colours: ['#14141f', '#f4f3f8'],
    isDraft: true,
  },
];

interface SamplePopUp extends SampleDays {
  title: string;
  text: string;
  link: SampleLink;
  button_label: string;
  audience: PopUpAudience;
  /** slug of a drawn picture */
  picture: string;
}

export const samplePopUps: SamplePopUp[] = [
  {
    title: 'Your first light is on us – a little',
    text: 'Take 10% off your first sign, up to ₹500. Type FIRST10 in the cart.',
    link: { page: '/product-display' },
    button_label: 'Find my sign',
    audience: 'first_visit',
    picture: 'namaste',
  },
  {
    title: 'Ring in the new year glowing',
    text: 'Party signs leave our bench within three days until the 30th.',
    link: { category: 'Pre-Cut Neon' },
    button_label: 'See party signs',
    audience: 'everyone',
    picture: 'new-year',
    from: 26,
    until: 41,
  },
  {
    title: 'Light every doorway this Diwali',
    text: '20% off with DIWALI20 until the lamps are out.',
    link: { page: '/product-display' },
    button_label: 'Shop Diwali signs',
    audience: 'everyone',
    picture: 'diwali',
    from: -24,
    until: -11,
  },
];

interface SampleBanner extends SampleDays {
  title: string;
  subtitle: string;
  link: SampleLink;
  picture: string;
  priority?: number;
}

export const sampleBanners: (SampleBanner & { position: BannerPosition })[] = [
  {
    position: 'home_middle',
    title: 'Your name, in light',
    subtitle: 'Type it, choose a colour, see it glow – and what it costs – before you order.',
    link: { page: '/custom-neon' },
    picture: 'your-name',
  },
  {
    position: 'product_list',
    title: 'LED boards, flat 50% off',
    subtitle: 'Shop fronts, tickers and token displays, half price this month.',
    link: { category: 'LED Boards' },
    picture: 'flat-fifty',
    from: -6,
    until: 30,
  },
  {
    position: 'home_middle',
    title: 'Level up your room',
    subtitle: 'Gaming and studio signs with a dimmer that talks to your phone.',
    link: { category: 'Home & Studio' },
    picture: 'game-on',
    priority: 1,
    from: 5,
    until: 20,
  },
  {
    position: 'home_top',
    title: 'Say it at the mandap',
    subtitle: 'Names, dates and hashtags for the season, delivered to the venue.',
    link: { category: 'Wedding Neon' },
    picture: 'wedding-season',
    from: 9,
    until: 70,
  },
  {
    position: 'home_middle',
    title: 'Monsoon, chai and a warm glow',
    subtitle: 'Café signs at rainy-day prices.',
    link: { category: 'Café & Bar' },
    picture: 'monsoon-chai',
    from: -110,
    until: -60,
  },
];

export const sampleFestivals: (SampleBanner & { festival_name: string; theme_colour: string })[] = [
  {
    festival_name: 'Diwali',
    theme_colour: '#ff7a1a',
    title: 'शुभ दीपावली',
    subtitle: 'Signs that outlast the lamps: 20% off with DIWALI20.',
    link: { page: '/product-display' },
    picture: 'diwali',
    from: -24,
    until: -11,
  },
  {
    festival_name: 'New Year',
    theme_colour: '#7c5cff',
    title: 'Cheers to a brighter year',
    subtitle: 'Bar signs, party signs and sparks, at your door before the 31st.',
    link: { category: 'Pre-Cut Neon' },
    picture: 'new-year',
    from: 26,
    until: 41,
  },
  {
    festival_name: 'Holi',
    theme_colour: '#ff3ea5',
    title: 'Holi hai!',
    subtitle: 'Every colour we bend, on one wall.',
    link: { category: 'Custom Neon' },
    picture: 'holi',
    isDraft: true,
  },
];
