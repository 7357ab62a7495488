import type { ListAnswer, PopUpOffer } from '@lumora/shared-contract';
import type { shopApi } from './shop-api.ts';

/** Those of the sample, and those of a test before, would come over what a test clicks. */
export async function switchPopUpsOff(api: Awaited<ReturnType<typeof shopApi>>): Promise<void> {
  const { data } = await api.call<ListAnswer<PopUpOffer>>('GET', '/admin/pop-up-offers/list');
  for (const { id } of data.filter(({ is_active }) => is_active)) {
    await api.call('POST', `/admin/pop-up-offers/switch/${id}`, { is_active: false });
  }
}
