import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'actions',
  title: 'Unpublish',
  aliases: ['Hide'],
  order: 61,
  permission: 'products.update',
  kind: 'Product',
  run: () => import('./publishing-actions.ts').then((module) => module.unpublishProduct),
});
