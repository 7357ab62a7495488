import { Link } from 'react-router-dom';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@lumora/shared-contract/format';
import type { ListResponse } from '@lumora/shared-contract/http';
import type { ModuleExtension, RouteQuery } from '@lumora/shared-contract/releases';
import { http } from '@lumora/shared-auth/core';
import { phoneScreen } from '@lumora/shared-ui';
import { routeQueryKey } from '../../prefetched-response.ts';
import type { ReleasedExtension } from '../extensions/use-extensions.ts';

/** Renders the counts of rows that need action, as large numbers except on phones, each with a link to exactly these rows. */
export function ToDoRow({ counts }: { counts: ReleasedExtension[] }) {
  if (counts.length === 0) return null;

  return (
    <Box component="section" aria-labelledby="to-do">
      <Typography id="to-do" variant="h3" component="h2" sx={{ mb: 1 }}>
        To do
      </Typography>
      <Box component="ul" aria-labelledby="to-do" sx={listStyles}>
        {counts.map(({ module, extension }) => {
          const { name, query } = extension;
          if (query === undefined) return null;
          return <CountCard key={`${module.manifest.id}/${name}`} extension={extension} query={query} />;
        })}
      </Box>
    </Box>
  );
}

function CountCard({ extension, query }: { extension: ModuleExtension; query: RouteQuery }) {
  const { title, path = '/admin', none, tone } = extension;
  const { data: count, error } = useQuery(countQuery(query));
  const isFailed = count === undefined && error !== null;

  return (
    <Box component="li" sx={itemStyles}>
      <Box component={Link} to={path} sx={cardStyles}>
        <Typography color="textSecondary">{title}</Typography>
        <Typography {...(count && tone && { color: tone })} sx={count === 0 ? noCountStyles : countStyles}>
          {renderCount()}
        </Typography>
        <Typography
          variant="body2"
          color={count ? 'primary' : 'textSecondary'}
          sx={isFailed ? undefined : descriptionStyles}
        >
          {describeCount()}
        </Typography>
        <ChevronRightRounded sx={chevronStyles} />
      </Box>
    </Box>
  );

  function renderCount() {
    if (count !== undefined) return formatNumber(count);
    return isFailed ? '–' : <Skeleton width="2ch" />;
  }

  function describeCount(): string | undefined {
    if (count === undefined) return isFailed ? 'Could not be loaded' : undefined;
    return count === 0 ? none : 'Show them';
  }
}

/** Counts the rows of a list; it has the key of the module's own query, so that changes of its rows reload the number. */
function countQuery(query: RouteQuery) {
  const queryKey = routeQueryKey(query, new URLSearchParams());
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      http.get<ListResponse<unknown>>(queryKey.at(-1) ?? '', { signal }),
    select: ({ data, meta }: ListResponse<unknown>) => meta?.total ?? data.length,
    staleTime: 0,
    refetchInterval: 60_000,
  };
}

/** Phones have the counts as a list in one card. */
const listScreen = `@media ${phoneScreen}`;
/** Screens on which a card has no room for a description beside its title. */
const narrowCards = '@media (max-width: 991.95px)';

/** All cards are equally wide and high, except one whose text needs more; narrow ones wrap their texts. */
const itemStyles = {
  display: 'grid',
  flex: '1 0 0',
  minWidth: 'max-content',
  [narrowCards]: { minWidth: '7rem' },
  [listScreen]: { '& + &': { borderTop: 1, borderColor: 'divider' } },
};

const cardStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 0.25,
  p: { xs: 1.5, lg: 2 },
  color: 'text.primary',
  textDecoration: 'none',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  transition: 'border-color 120ms',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  [listScreen]: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    minHeight: 48,
    py: 0,
    pl: 2,
    pr: 1,
    border: 0,
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  },
};

const countStyles = {
  order: -1,
  fontSize: '2rem',
  fontWeight: 600,
  lineHeight: '36px',
  letterSpacing: '-0.02em',
  [listScreen]: { order: 0, ml: 'auto', fontSize: '1rem', letterSpacing: 0 },
};

const noCountStyles = { ...countStyles, fontWeight: 400, color: 'text.secondary' };

const descriptionStyles = { minHeight: 20, [narrowCards]: { display: 'none' } };

/** Replaces the description: beside the count, or at the end of a card of one line. */
const chevronStyles = {
  display: 'none',
  color: 'text.secondary',
  [narrowCards]: { display: 'block', position: 'absolute', top: 18, right: 4 },
  [listScreen]: { position: 'static' },
};

const listStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 1, lg: 2 },
  m: 0,
  p: 0,
  listStyle: 'none',
  [listScreen]: {
    display: 'block',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    overflow: 'hidden',
  },
};
