import type { ListResponse } from '@lumora/shared-contract/http';
import type { PopUpOffer } from '@lumora/shared-contract/promotions';
import type { ShopApi } from './shop-api.ts';

/** Switches off every pop-up offer that is active. */
export async function switchPopUpsOff(api: ShopApi): Promise<void> {
  const { data } = await api.call<ListResponse<PopUpOffer>>('GET', '/admin/pop-up-offers/list');
  for (const { id } of data.filter(({ is_active }) => is_active)) {
    await api.call('POST', `/admin/pop-up-offers/switch/${id}`, { is_active: false });
  }
}
