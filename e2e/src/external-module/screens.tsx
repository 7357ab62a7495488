import { Link } from 'react-router-dom';
import Typography from '@mui/material/Typography';
import { PageHeader, type EntityProps } from '@lumora/shared-ui';

export function NotesPage() {
  return <PageHeader title="Notes" description="Notes about products." />;
}

export function LatestNote() {
  return (
    <Typography sx={{ p: 2 }}>
      Order more pink tubes. <Link to="/admin/notes">All notes</Link>
    </Typography>
  );
}

export function ProductNotes({ id }: Partial<EntityProps>) {
  return <Typography>Notes about product {id}</Typography>;
}

export function OrderNotes({ id }: Partial<EntityProps>) {
  return <Typography>Notes about order {id}</Typography>;
}
