import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'actions',
  title: 'Publish',
  aliases: ['Show'],
  order: 60,
  permission: 'products.update',
  kind: 'Product',
  run: () => import('./publishing-actions.ts').then((module) => module.publishProduct),
});
