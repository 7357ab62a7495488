import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import DialogContentText from '@mui/material/DialogContentText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { moduleSetInput, type ModuleOverview, type ModuleSet } from '@lumora/shared-contract/releases';
import { useCan } from '@lumora/shared-auth';
import { isHttpError } from '@lumora/shared-auth/core';
import { FieldFrame, FormDialog, TextField, useFormField } from '@lumora/shared-ui/form';
import { ForceField } from './force-field.tsx';
import { modulesQuery, promoteSet } from './modules-api.ts';
import { shortReleaseId } from './module-labels.ts';

interface PromoteSetDialogProps {
  modules: ModuleOverview[];
  onClose: () => void;
}

/** Renders the dialog that promotes releases of several modules together, with one verdict for all. */
export function PromoteSetDialog({ modules, onClose }: PromoteSetDialogProps) {
  const queryClient = useQueryClient();
  const mayForce = useCan('releases.override');
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
      {modules.map((overview) => (
        <MemberField key={overview.module} overview={overview} />
      ))}
      <TextField name="reason" label="Reason" help="Stored in the history." />
      {isRejected && mayForce && <ForceField />}
    </FormDialog>
  );
}

const emptySet: ModuleSet = { members: [], reason: '', force: false };

/** Renders the choice of a release of one module; the live one is not part of the set. */
function MemberField({ overview: { module, live, releases } }: { overview: ModuleOverview }) {
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
        <option value="">Stays at {shortReleaseId(live.id)}</option>
        {releases
          .filter(({ id: release }) => release !== live.id)
          .map(({ id: release }) => (
            <option key={release} value={release}>
              {shortReleaseId(release)}
            </option>
          ))}
      </NativeSelect>
    </FieldFrame>
  );
}
