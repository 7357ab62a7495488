import type { Banner } from '@lumora/shared-contract/promotions';
import { switchAction } from '../promotion-list/switch-action.ts';
import { bannersApi } from './banners-api.ts';

const titleOf = ({ title }: Banner) => title;

export const showBanner = switchAction(bannersApi, titleOf, true);
export const hideBanner = switchAction(bannersApi, titleOf, false);
