import { definePublicPage } from '../page-declaration/define-public-page.ts';

export const logoEnquiryPage = definePublicPage({
  kind: 'logo-enquiry',
  path: '/custom-neon/logo',
  query: [],
  isIndexed: true,
  component: () =>
    import(/* webpackChunkName: "screen-logo-enquiry" */ './logo-enquiry-page.tsx').then(
      ({ LogoEnquiryPage }) => LogoEnquiryPage,
    ),
});
