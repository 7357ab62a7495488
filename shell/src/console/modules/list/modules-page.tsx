import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Button from '@mui/material/Button';
import { useCan } from '@lumora/shared-auth';
import { errorMessage } from '@lumora/shared-auth/core';
import { ListPage, loadable, phoneScreen } from '@lumora/shared-ui';
import type { DataTableProps } from '@lumora/shared-ui/data-table';
import develop from '../../development/develop.page.tsx';
import { useReleaseSet } from '../../release-set/release-set-context.ts';
import { moduleColumns } from './module-columns.tsx';
import { offeredMoves } from '../moves/module-moves.tsx';
import { moduleRows, type ModuleRow } from '../module-row.ts';
import { modulesQuery } from '../modules-api.ts';
import { MoveDialog, type PendingMove } from '../moves/move-dialog.tsx';
import { PromoteSetDialog } from '../moves/promote-set-dialog.tsx';

export { ModulePage } from '../module-page/module-page.tsx';

/** An import of its own, because a static one would split the chunk that the remotes load into two larger ones. */
const DataTable = loadable<DataTableProps<ModuleRow>>(() =>
  import('@lumora/shared-ui/data-table').then((module) => module.DataTable),
);

/** Renders the list of modules: the live release of each, its failures and load time, and its moves. */
export function ModulesPage() {
  const { data, error, isFetching, refetch } = useQuery(modulesQuery);
  const set = useReleaseSet();
  const navigate = useNavigate();
  const canMove = useCan('releases.update');
  const [isPromotingSet, setPromotingSet] = useState(false);
  const [pending, setPending] = useState<{ module: ModuleRow; move: PendingMove }>();
  const rows = data && moduleRows(data, set);
  const movable = rows?.filter(({ live, releases }) => releases.some(({ id }) => id !== live?.id)) ?? [];

  return (
    <ListPage
      title="Modules"
      description="The parts of the shop and of this console. Each has releases of its own."
      actions={
        <>
          <DevelopLink />
          {canMove && movable.length > 1 && (
            <Button variant="outlined" onClick={() => setPromotingSet(true)}>
              Promote several
            </Button>
          )}
        </>
      }
    >
      <DataTable
        tableId="modules"
        label="Modules"
        columns={moduleColumns}
        rowKey={({ module }) => module}
        rows={rows}
        error={!data && error ? errorMessage(error) : null}
        isRefreshing={isFetching}
        onRefresh={() => void refetch()}
        onOpen={({ module }) => void navigate(module)}
        actions={({ module }) => [{ label: 'Details', icon: <ChevronRightRounded />, href: module }]}
        menuActions={(module) =>
          canMove
            ? offeredMoves(module).map(({ label, icon, ...move }) => ({
                label,
                icon,
                onSelect: () => setPending({ module, move }),
              }))
            : []
        }
        empty={{ title: 'No modules are released' }}
      />
      {pending && <MoveDialog {...pending} onClose={() => setPending(undefined)} />}
      {isPromotingSet && <PromoteSetDialog modules={movable} onClose={() => setPromotingSet(false)} />}
    </ListPage>
  );
}

/** Leads to the page that a developer of a module starts from; nobody develops on a phone. */
function DevelopLink() {
  return (
    useCan('releases.override') && (
      <Button component={Link} to={develop.path} color="inherit" sx={developStyles}>
        Develop a module
      </Button>
    )
  );
}

const developStyles = { [`@media ${phoneScreen}`]: { display: 'none' } };
