import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'dashboard',
  size: 'half',
  title: 'Live now',
  order: 30,
  component: () => import('./live-promotions.tsx').then((module) => module.LivePromotions),
});
