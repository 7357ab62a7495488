import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import { EmptyState } from '../list-page/empty-state.tsx';

/** Replaces rows that cannot be loaded. Has no live region, because the bar of the console announces the lost connection. */
export function TableOffline() {
  return (
    <EmptyState
      icon={<CloudOffRounded color="action" />}
      title="Offline"
      description="This list is loaded as soon as there is a connection."
    />
  );
}
