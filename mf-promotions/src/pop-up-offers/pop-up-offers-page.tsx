import type { PopUpOffer } from '@lumora/shared-contract/promotions';
import { loadable } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { SingleRowCalendar } from '../calendar/single-row-calendar.tsx';
import { pictureColumn, promotionColumns, titleColumn } from '../promotion-list/promotion-columns.tsx';
import { PromotionsPage } from '../promotion-list/promotions-page.tsx';
import { popUpOffersApi, popUpOfferSearchParams } from './pop-up-offers-api.ts';
import { audienceLabels } from './pop-up-values.ts';

export function PopUpOffersPage() {
  return (
    <PromotionsPage
      title="Pop-up Offers"
      description="One offer over the page, never over checkout."
      noun="pop-up offer"
      section="pop-up"
      api={popUpOffersApi}
      searchParams={popUpOfferSearchParams}
      columns={columns}
      nameOf={nameOf}
      purpose="A pop-up offer greets visitors with one good reason to stay."
      calendar={
        <SingleRowCalendar
          calendarRow={{ id: 'pop-up', label: 'Pop-up' }}
          noun="pop-up offer"
          section="pop-up"
          api={popUpOffersApi}
          nameOf={nameOf}
          Dialog={PopUpOfferDialog}
        />
      }
      Dialog={PopUpOfferDialog}
    />
  );
}

const PopUpOfferDialog = loadable(() => import('./pop-up-offer-dialog.tsx').then((module) => module.PopUpOfferDialog));

const nameOf = ({ title }: PopUpOffer) => title;

const columns: DataColumn<PopUpOffer>[] = [
  pictureColumn((row) => row.image, 'none'),
  titleColumn(
    (row) => row.text,
    (row) => audienceLabels[row.audience],
  ),
  {
    key: 'audience',
    label: 'Audience',
    value: (row) => audienceLabels[row.audience],
    searchable: false,
    sortable: false,
    width: 110,
    isWideOnly: true,
    onPhone: 'detail',
    phoneText: ({ audience }) => (audience === 'everyone' ? '' : audienceLabels[audience]),
  },
  ...promotionColumns({ section: 'pop-up', api: popUpOffersApi, nameOf }),
];
