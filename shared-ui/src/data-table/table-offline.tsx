import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import { EmptyState } from '../list-page/empty-state.tsx';

/** Says in place of the rows that they cannot be loaded: whether there are any is not known. */
export function TableOffline() {
  return (
    <div role="status">
      <EmptyState
        icon={<CloudOffRounded sx={{ fontSize: 28, mb: 1, color: 'text.secondary' }} />}
        title="Offline"
        description="This list is loaded as soon as there is a connection."
      />
    </div>
  );
}
