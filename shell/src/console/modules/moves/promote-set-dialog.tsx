import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import DialogContentText from '@mui/material/DialogContentText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { moduleSetInput, type ModuleSet } from '@lumora/shared-contract/releases';
import { useCan } from '@lumora/shared-auth';
import { isHttpError } from '@lumora/shared-auth/core';
import { FieldFrame, FormDialog, TextField, useFormField } from '@lumora/shared-ui/form';
import { ForceField } from './force-field.tsx';
import { modulesQuery, promoteSet } from '../modules-api.ts';
import { shortReleaseId } from '../module-labels.ts';
import type { ModuleRow } from '../module-row.ts';

interface PromoteSetDialogProps {
  modules: ModuleRow[];
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
        All of them are checked together. They become live together, or none does; Roll back returns all of them.
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
function MemberField({ module: { module, title, live, releases } }: { module: ModuleRow }) {
  const field = useFormField<ModuleSet['members']>('members');
  const chosen = field.value.find((member) => member.module === module)?.release ?? '';
  const id = `${field.id}-${module}`;

  function choose(release: string) {
    const others = field.value.filter((member) => member.module !== module);
    field.setValue(release === '' ? others : [...others, { module, release }]);
  }

  return (
    <FieldFrame field={{ ...field, id, isRequired: false }} label={title} help={undefined}>
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
