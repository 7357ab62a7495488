import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReleaseSummary } from '@lumora/shared-contract/releases';
import { FieldFrame, useFormField } from '@lumora/shared-ui/form';
import { shortReleaseId } from '../module-labels.ts';

interface EnabledReleaseFieldProps {
  /** id of the release that was live when the module was disabled */
  last: string;
  /** newest first */
  releases: ReleaseSummary[];
}

/** Renders the choice of the release with which a disabled module is enabled. */
export function EnabledReleaseField({ last, releases }: EnabledReleaseFieldProps) {
  const field = useFormField<string>('release');
  // the list of releases is limited, so it may not contain the last one
  const others = releases.filter(({ id }) => id !== last);
  return (
    <FieldFrame field={field} label="Release" help={undefined}>
      <NativeSelect
        id={field.id}
        value={field.value}
        disabled={field.isBusy}
        onChange={({ target }) => field.setValue(target.value)}
        input={<OutlinedInput size="small" />}
      >
        <option value={last}>{shortReleaseId(last)} (was live)</option>
        {others.map(({ id }) => (
          <option key={id} value={id}>
            {shortReleaseId(id)}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
