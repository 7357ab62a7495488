import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@lumora/shared-contract/format';
import type { ListResponse } from '@lumora/shared-contract/http';
import type { ModuleExtension, RouteQuery } from '@lumora/shared-contract/releases';
import { http } from '@lumora/shared-auth/core';
import { routeQueryKey } from '../../prefetched-response.ts';
import type { ReleasedExtension } from '../extensions/use-extensions.ts';
import { smallScreen } from '../styles/frame-sizes.ts';

/** Renders the counts of rows that need action as large numbers, each with a link to exactly these rows. */
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
  const { title, path = '/admin', none } = extension;
  const { data: count, error } = useQuery(countQuery(query));

  return (
    <Box component="li" sx={rowsStyles}>
      <Box component={Link} to={path} sx={cardStyles}>
        <Typography color="textSecondary">{title}</Typography>
        <Typography sx={countStyles}>{renderCount()}</Typography>
        <Typography variant="body2" color="textSecondary">
          {describeCount()}
        </Typography>
      </Box>
    </Box>
  );

  function renderCount() {
    if (count !== undefined) return formatNumber(count);
    return error ? '–' : <Skeleton width="2ch" />;
  }

  function describeCount(): string | undefined {
    if (count === undefined) return error ? 'Could not be loaded' : undefined;
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

/** Title, number and description of all cards in a row begin at the same height; each may have two lines. */
const rowsStyles = { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 3', rowGap: 0.25 };

const cardStyles = {
  ...rowsStyles,
  p: { xs: 2, sm: 1.5, lg: 2 },
  color: 'text.primary',
  textDecoration: 'none',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  transition: 'border-color 120ms',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};

const countStyles = { fontSize: '2rem', fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.02em' };

/** Screens on which all cards in one row would be too narrow for their titles. */
const tabletScreen = '@media (min-width: 768px) and (max-width: 991.95px)';

const listStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: { xs: 1.5, sm: 2 },
  m: 0,
  p: 0,
  listStyle: 'none',
  // no card is alone in a row
  [smallScreen]: { '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  [tabletScreen]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    // three cards in a row; those of the last row fill it
    '& > *': { gridColumn: 'span 2' },
    '& > :nth-of-type(3n + 1):nth-last-of-type(2), & > :nth-of-type(3n + 2):last-of-type': { gridColumn: 'span 3' },
    '& > :nth-of-type(3n + 1):last-of-type': { gridColumn: '1 / -1' },
  },
  '@media (min-width: 992px)': {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
};
