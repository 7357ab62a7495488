import { imageUrl, type Home } from '@lumora/shared-contract';
import type { PageHead } from '../page/page-head.ts';

export function homeHead(home: Home | undefined): PageHead {
  if (home === undefined) return unreachableHead;
  const { shop, categories } = home;
  const picture = categories.find(({ image }) => image !== null)?.image;
  return {
    title: `${shop.name} – Custom Neon Signs`,
    description: `Custom neon signs, LED boards and name plates by ${shop.name}, made to order and delivered across India. Bring your idea to light.`,
    isIndexed: true,
    ...(picture && { image: imageUrl(picture.hash, 1280, 'jpg') }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: shop.name,
      email: shop.contact_email,
      telephone: `+${shop.chat_phone}`,
      sameAs: shop.social_links.map(({ url }) => url),
    },
  };
}

const unreachableHead: PageHead = {
  title: 'We cannot reach the shop right now',
  description: 'Please try again in a minute.',
  isIndexed: false,
};
