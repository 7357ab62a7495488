import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { releaseSetIdPath } from '@lumora/shared-contract/releases';
import { useReleaseSet } from '../release-set/release-set-context.ts';

/** Offers a reload when other releases are live than those of this tab. Checks every 30 s; never reloads by itself. */
export function NewVersionBar() {
  const { id } = useReleaseSet();
  const { data: liveId } = useQuery({
    queryKey: ['shell', 'release-set'],
    // no `http` client, because the gateway responds, not the API; no retry, because the next poll follows
    queryFn: async ({ signal }) => {
      const response = await fetch(releaseSetIdPath, { signal });
      if (!response.ok) throw new Error(`The gateway responded with ${response.status}.`);
      const live: { id: string } = await response.json();
      return live.id;
    },
    staleTime: 0,
    refetchInterval: 30_000,
    refetchOnWindowFocus: 'always',
    retry: false,
  });

  const isOutdated = liveId !== undefined && liveId !== id;
  return (
    // always rendered, because a live region that is added with its text is not announced
    <div role="status">
      {isOutdated && (
        <Box sx={barStyles}>
          A new version is ready
          <Button size="small" variant="contained" onClick={() => location.reload()}>
            Reload
          </Button>
        </Box>
      )}
    </div>
  );
}

const barStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  px: 2,
  py: 0.75,
  bgcolor: 'action.selected',
  borderBottom: 1,
  borderColor: 'divider',
  fontWeight: 500,
};
