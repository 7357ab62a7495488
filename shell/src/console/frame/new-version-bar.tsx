import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { releaseSetIdPath } from '@lumora/shared-contract';
import { useReleaseSet } from '../release-set-context.ts';

/** Offers a reload once other releases are live than this tab started with; it never reloads by itself. */
export function NewVersionBar() {
  const { id } = useReleaseSet();
  const { data: liveId } = useQuery({
    queryKey: ['release-set'],
    // The gateway's answer, not the API's, so it does not go through http. A missed look is made up by the next.
    queryFn: async ({ signal }) => {
      const answer = await fetch(releaseSetIdPath, { signal });
      if (!answer.ok) throw new Error(`The gateway answered ${answer.status}.`);
      const live: { id: string } = await answer.json();
      return live.id;
    },
    staleTime: 0,
    refetchInterval: 30_000,
    refetchOnWindowFocus: 'always',
    retry: false,
  });

  const isOld = liveId !== undefined && liveId !== id;
  return (
    // there before its words are, which are not announced otherwise
    <div role="status">
      {isOld && (
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
