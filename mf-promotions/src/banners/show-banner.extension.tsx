import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'actions',
  title: 'Show banner',
  aliases: ['Switch on banner'],
  order: 64,
  permission: 'banners.update',
  kind: 'Banner',
  run: () => import('./switch-actions.ts').then((module) => module.showBanner),
});
