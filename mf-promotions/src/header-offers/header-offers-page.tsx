import { styled } from '@mui/material/styles';
import type { HeaderOffer } from '@lumora/shared-contract/promotions';
import { loadable } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { SingleRowCalendar } from '../calendar/single-row-calendar.tsx';
import { promotionColumns } from '../promotion-list/promotion-columns.tsx';
import { PromotionsPage } from '../promotion-list/promotions-page.tsx';
import { headerOffersApi, headerOfferSearchParams } from './header-offers-api.ts';
import { OfferSwatch } from './offer-swatch.tsx';

export function HeaderOffersPage() {
  return (
    <PromotionsPage
      title="Header Offers"
      description="Short lines in the ribbon above the shop's navigation, shown in turn."
      noun="header offer"
      section="offers"
      api={headerOffersApi}
      searchParams={headerOfferSearchParams}
      columns={columns}
      nameOf={nameOf}
      purpose="A header offer is the first line that shoppers read, on every page."
      calendar={
        <SingleRowCalendar
          calendarRow={{ id: 'ribbon', label: 'Ribbon', isShared: true }}
          noun="header offer"
          section="offers"
          api={headerOffersApi}
          nameOf={nameOf}
          Dialog={HeaderOfferDialog}
        />
      }
      Dialog={HeaderOfferDialog}
    />
  );
}

const HeaderOfferDialog = loadable(() =>
  import('./header-offer-dialog.tsx').then((module) => module.HeaderOfferDialog),
);

const nameOf = ({ text }: HeaderOffer) => text;

/** Wraps onto two lines of equal length, so that no code is alone on the second; high enough for the vowel signs of Devanagari. */
const OfferText = styled('span')({
  // overrides the display of other cells with a tooltip
  '&&&&': { display: '-webkit-box' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  textWrap: 'balance',
  fontWeight: 500,
  lineHeight: '20px',
});

const columns: DataColumn<HeaderOffer>[] = [
  {
    key: 'colours',
    label: 'Colours',
    value: (row) => `${row.text_colour} on ${row.background_colour}`,
    render: (row) => <OfferSwatch offer={row} />,
    searchable: false,
    sortable: false,
    inCellOf: { column: 'text', as: 'thumbnail' },
  },
  {
    key: 'text',
    label: 'Text',
    value: (row) => row.text,
    render: ({ text }) => <OfferText title={text}>{text}</OfferText>,
    minWidth: 160,
    lines: 2,
    onPhone: 'title',
  },
  {
    key: 'link',
    label: 'Link',
    value: (row) => row.link,
    searchable: false,
    sortable: false,
    width: 170,
    isHiddenAtFirst: true,
  },
  ...promotionColumns({ section: 'offers', api: headerOffersApi, nameOf }),
];
