import { listPath } from './list-path.ts';

/** Links to the pages of the shop in groups, for the footer and for the navigation of information pages. */
export const pageLinkGroups = [
  {
    title: 'Shop',
    links: [
      { to: '/', label: 'Home' },
      { to: '/pages/offers', label: 'Offers' },
      { to: '/#catalog', label: 'Explore' },
      { to: listPath, label: 'Listings' },
    ],
  },
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
