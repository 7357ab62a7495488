import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { PageHeader } from '@lumora/shared-ui';
import { RemoteExtension } from '../extensions/remote-extension.tsx';
import { useExtensions } from '../extensions/use-extensions.ts';
import { DashboardCard } from './dashboard-card.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { ToDoRow } from './to-do-row.tsx';

/** Renders what the modules contribute to the dashboard, and the latest changes of all of them. */
export function DashboardPage() {
  const extensions = useExtensions('dashboard');
  const widgets = extensions.filter(({ extension }) => extension.size !== 'count');

  return (
    <Stack sx={{ gap: 3 }}>
      <PageHeader title="Dashboard" description="What needs you now, and how the shop stands." />
      <ToDoRow counts={extensions.filter(({ extension }) => extension.size === 'count')} />
      <Box sx={gridStyles}>
        {widgets.map(({ module, extension }) => (
          <Box key={`${module.manifest.id}/${extension.name}`} sx={extension.size === 'full' ? fullStyles : undefined}>
            <DashboardCard title={extension.title} all={extension.path}>
              <RemoteExtension module={module} extension={extension} />
            </DashboardCard>
          </Box>
        ))}
        <Box sx={fullStyles}>
          <RecentChanges />
        </Box>
      </Box>
    </Stack>
  );
}

const fullStyles = { gridColumn: '1 / -1' };

/** Two columns; one on smaller screens. */
const gridStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};
