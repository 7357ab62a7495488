import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import DialogContentText from '@mui/material/DialogContentText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  moduleSetInput,
  type ModuleOverview,
  type ModuleSet,
  type ReleaseSummary,
} from '@lumora/shared-contract/releases';
import { useCan } from '@lumora/shared-auth';
import { isHttpError } from '@lumora/shared-auth/core';
import { FieldFrame, FormDialog, TextField, useFormField } from '@lumora/shared-ui/form';
import { ForceField } from './force-field.tsx';
import { modulesQuery, promoteSet } from './modules-api.ts';
import { shortReleaseId } from './module-labels.ts';

/** A module with releases; `live` is null before the first promotion. */
export type PromotableModule = Pick<ModuleOverview, 'module' | 'releases'> & {
  live: Pick<ReleaseSummary, 'id'> | null;
};

interface PromoteSetDialogProps {
  modules: PromotableModule[];
  onClose: () => void;
}

/** Renders the dialog that promotes releases of several modules together, with one verdict for all. */
export function PromoteSetDialog({ modules, onClose }: PromoteSetDialogProps) {
  const queryClient = useQueryClient();
  const canForce = useCan('releases.override');
  const [isRejected, setRejected] = useState(false);

  async function save(set: ModuleSet) {
    try {
      const { message } = await promoteSet(set);
      void queryClient.invalidateQueries(modulesQuery);
      return message ?? 'Done';
    } catch (error) {
      if (isHttpError(error) && error.status === 422) setRejected(true);
      throw error;
    }
  }

  return (
    <FormDialog
      title="Promote several modules together?"
      action="Promote"
      schema={moduleSetInput}
      initialValues={emptySet}
      onSave={save}
      fallback="No module was promoted"
      onClose={onClose}
    >
      <DialogContentText>
        The gate checks all of them together. They become live together, or none does; a rollback returns all of them.
      </DialogContentText>
      {modules.map((module) => (
        <MemberField key={module.module} module={module} />
      ))}
      <TextField name="reason" label="Reason" help="Stored in the history." />
      {isRejected && canForce && <ForceField />}
    </FormDialog>
  );
}

const emptySet: ModuleSet = { members: [], reason: '', force: false };

/** Renders the choice of a release of one module; the live one is not part of the set. */
function MemberField({ module: { module, live, releases } }: { module: PromotableModule }) {
  const field = useFormField<ModuleSet['members']>('members');
  const chosen = field.value.find((member) => member.module === module)?.release ?? '';
  const id = `${field.id}-${module}`;

  function choose(release: string) {
    const others = field.value.filter((member) => member.module !== module);
    field.setValue(release === '' ? others : [...others, { module, release }]);
  }

  return (
    <FieldFrame field={{ ...field, id, isRequired: false }} label={module} help={undefined}>
      <NativeSelect
        id={id}
        value={chosen}
        disabled={field.isBusy}
        onChange={({ target }) => choose(target.value)}
        input={<OutlinedInput size="small" />}
      >
        <option value="">{live === null ? 'Stays not live' : `Stays at ${shortReleaseId(live.id)}`}</option>
        {releases
          .filter(({ id: release }) => release !== live?.id)
          .map(({ id: release }) => (
            <option key={release} value={release}>
              {shortReleaseId(release)}
            </option>
          ))}
      </NativeSelect>
    </FieldFrame>
  );
}
