import { listPath } from './list-path.ts';

const shopLinks = {
  title: 'Shop',
  links: [
    { to: '/', label: 'Home' },
    { to: '/pages/offers', label: 'Offers' },
    { to: '/#catalog', label: 'Explore' },
    { to: listPath, label: 'Listings' },
  ],
};

/** Links to the pages about help and the company, in groups. */
export const infoLinkGroups = [
  {
    title: 'Help',
    links: [
      { to: '/orders', label: 'Track order' },
      { to: '/pages/shipping', label: 'Shipping' },
      { to: '/pages/contact', label: 'Contact' },
      { to: '/pages/sign-up', label: 'Sign Up' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/gallery', label: 'Gallery' },
      { to: '/pages/info', label: 'Info' },
      { to: '/pages/privacy', label: 'Privacy' },
      { to: '/pages/terms', label: 'Terms' },
    ],
  },
];

/** Links of the footer, in groups. */
export const pageLinkGroups = [shopLinks, ...infoLinkGroups];
