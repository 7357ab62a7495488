import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'actions',
  title: 'Hide banner',
  aliases: ['Switch off banner'],
  order: 65,
  permission: 'banners.update',
  kind: 'Banner',
  run: () => import('./switch-actions.ts').then((module) => module.hideBanner),
});
