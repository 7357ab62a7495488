import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Permission } from '@lumora/shared-contract/auth';
import { countOf } from '@lumora/shared-contract/format';
import type { ActivePromotions } from '@lumora/shared-contract/promotions';
import { useSession } from '@lumora/shared-auth';
import { errorMessage } from '@lumora/shared-auth/core';
import { EmptyState } from '@lumora/shared-ui';
import { LoadError, WidgetLine, WidgetLines } from '@lumora/shared-ui/dashboard';
import { activePromotionsQuery, liveVouchersQuery } from './live-promotions-api.ts';

/** Renders the live promotions of the kinds that the user may view. */
export function LivePromotions() {
  const { user } = useSession();
  const canView = ({ permission }: { permission: Permission }) => user?.permissions.includes(permission) ?? false;
  const promotions = useQuery(activePromotionsQuery);
  const vouchers = useQuery({ ...liveVouchersQuery, enabled: canView(voucherKind) });
  const { data } = promotions;

  if (promotions.isLoadingError) return <FailedQuery query={promotions} />;
  if (!data || vouchers.isLoading) return <Skeleton variant="rounded" height={132} sx={{ m: 2 }} />;
  const lines = [...liveLines(data).filter(canView), ...(vouchers.data ? [toVoucherLine(vouchers.data)] : [])];
  if (lines.length === 0 && !vouchers.isLoadingError) {
    return <EmptyState title="Nothing is live" description="Live offers, banners and vouchers show up here." />;
  }
  return (
    <>
      <WidgetLines>
        {lines.map(({ key, title, kind, page }) => (
          <WidgetLine key={key} to={`${page}?status=live`}>
            <span>{title}</span>
            <Typography component="span" variant="body2" color="textSecondary">
              {kind}
            </Typography>
          </WidgetLine>
        ))}
      </WidgetLines>
      {vouchers.isLoadingError && <FailedQuery query={vouchers} />}
    </>
  );
}

function FailedQuery({ query: { error, refetch } }: { query: Pick<UseQueryResult, 'error' | 'refetch'> }) {
  return <LoadError message={errorMessage(error)} onRetry={() => void refetch()} />;
}

/** A kind of promotion: its label, its page and the permission to view it. */
interface LiveKind {
  kind: string;
  page: string;
  permission: Permission;
}

interface LiveLine extends LiveKind {
  key: string;
  title: string;
}

const voucherKind: LiveKind = { kind: 'Voucher', page: '/admin/vouchers', permission: 'vouchers.view' };
const headerKind: LiveKind = { kind: 'Header offer', page: '/admin/offers/header', permission: 'offers.view' };
const popUpKind: LiveKind = { kind: 'Pop-up', page: '/admin/offers/popup', permission: 'pop-up.view' };
const bannerKind: LiveKind = { kind: 'Banner', page: '/admin/banners', permission: 'banners.view' };
const festivalKind: LiveKind = {
  kind: 'Festival',
  page: '/admin/festival-banners',
  permission: 'festival-banners.view',
};

function liveLines({ header_offers, pop_up, banners, festival }: ActivePromotions): LiveLine[] {
  const { home_top, home_middle, product_list } = banners;
  return [
    ...(festival ? [{ ...festivalKind, key: 'festival', title: festival.name }] : []),
    ...header_offers.map(({ id, text }) => ({ ...headerKind, key: `header ${id}`, title: text })),
    ...(pop_up ? [{ ...popUpKind, key: 'pop-up', title: pop_up.title }] : []),
    // a live festival banner replaces the top banner of the home page
    ...[festival ? null : home_top, home_middle, product_list]
      .filter((banner) => banner !== null)
      .map(({ id, title }) => ({ ...bannerKind, key: `banner ${id}`, title })),
  ];
}

function toVoucherLine(count: number): LiveLine {
  return { ...voucherKind, key: 'vouchers', title: countOf(count, 'voucher') };
}
