import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useSession } from '@lumora/shared-auth';
import { EmptyState } from '@lumora/shared-ui';

/** Renders the 403 page with the missing permission. */
export function ForbiddenPage({ permission = '' }: { permission: string | undefined }) {
  const { user } = useSession();
  return (
    <EmptyState
      icon={<LockOutlined color="action" />}
      titleElement="h1"
      title="403 – You may not open this page"
      description={`It needs the permission “${permission}”, which the role ${user?.role} does not hold. Ask an administrator for it.`}
      action={
        <Button variant="outlined" component={Link} to="/admin">
          Go to dashboard
        </Button>
      }
    />
  );
}
