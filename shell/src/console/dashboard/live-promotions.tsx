import { useQuery } from '@tanstack/react-query';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ActivePromotions } from '@lumora/shared-contract/promotions';
import { formatNumber } from '@lumora/shared-contract/format';
import { useCan } from '@lumora/shared-auth';
import { EmptyState } from '@lumora/shared-ui';
import { useNavItems } from '../frame/use-nav-items.ts';
import { LoadFailure } from '../pages/load-failure.tsx';
import { CardLine, CardLines } from './card-line.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { activePromotionsQuery, liveVouchersQuery } from './overview-api.ts';

/** Renders the live promotions whose pages the user may see; renders nothing without such a page. */
export function LivePromotions() {
  const pages = useNavItems().map(({ path }) => path);
  const maySeeVouchers = useCan('vouchers.view') && pages.includes(vouchersPage);
  const mayOpen = ({ page }: { page: string }) => pages.includes(page);
  const isVisible = maySeeVouchers || Object.values(promotionPages).some((page) => mayOpen({ page }));
  const { data, error, refetch } = useQuery({ ...activePromotionsQuery, enabled: isVisible });
  const vouchers = useQuery({ ...liveVouchersQuery, enabled: maySeeVouchers });
  if (!isVisible) return null;

  return <DashboardCard title="Live now">{renderBody()}</DashboardCard>;

  function renderBody() {
    if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
    if (!data || vouchers.isLoading) return <Skeleton variant="rounded" height={132} sx={{ m: 2 }} />;
    const lines = [...liveLines(data).filter(mayOpen), ...(vouchers.data ? [toVoucherLine(vouchers.data)] : [])];
    if (lines.length === 0) {
      return (
        <EmptyState title="Nothing runs now" description="Offers, banners and vouchers that are live stand here." />
      );
    }
    return (
      <CardLines>
        {lines.map(({ key, title, kind, page }) => (
          <CardLine key={key} to={`${page}?status=live`}>
            <span className="text">{title}</span>
            <Typography component="span" variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
              {kind}
            </Typography>
          </CardLine>
        ))}
      </CardLines>
    );
  }
}

interface LiveLine {
  key: string;
  title: string;
  kind: string;
  /** path of the page in the console */
  page: string;
}

const vouchersPage = '/admin/vouchers';
const promotionPages = {
  header: '/admin/offers/header',
  popUp: '/admin/offers/popup',
  banner: '/admin/banners',
  festival: '/admin/festival-banners',
};

function liveLines({ header_offers, pop_up, banners, festival }: ActivePromotions): LiveLine[] {
  const { home_top, home_middle, product_list } = banners;
  return [
    ...(festival ? [{ key: 'festival', title: festival.name, kind: 'Festival', page: promotionPages.festival }] : []),
    ...header_offers.map(({ id, text }) => ({
      key: `header ${id}`,
      title: text,
      kind: 'Header offer',
      page: promotionPages.header,
    })),
    ...(pop_up ? [{ key: 'pop-up', title: pop_up.title, kind: 'Pop-up', page: promotionPages.popUp }] : []),
    // a live festival banner replaces the top banner of the home page
    ...[festival ? null : home_top, home_middle, product_list]
      .filter((banner) => banner !== null)
      .map(({ id, title }) => ({ key: `banner ${id}`, title, kind: 'Banner', page: promotionPages.banner })),
  ];
}

function toVoucherLine(count: number): LiveLine {
  const title = count === 1 ? '1 voucher' : `${formatNumber(count)} vouchers`;
  return { key: 'vouchers', title, kind: 'Voucher', page: vouchersPage };
}
