import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import DialogContentText from '@mui/material/DialogContentText';
import { moduleMoveInput, type ModuleAction, type ModuleMove } from '@lumora/shared-contract/releases';
import { useCan } from '@lumora/shared-auth';
import { isHttpError } from '@lumora/shared-auth/core';
import { FormDialog, TextField } from '@lumora/shared-ui/form';
import { EnabledReleaseField } from './enabled-release-field.tsx';
import { ForceField } from './force-field.tsx';
import { modulesQuery, moveModule } from '../modules-api.ts';
import { shortReleaseId } from '../module-labels.ts';
import type { ModuleRow } from '../module-row.ts';
import { ShareField } from './share-field.tsx';
import { ShopNameField } from './shop-name-field.tsx';

/** A move that the user has to confirm; `release` is '' if the action needs none. */
export interface PendingMove {
  action: ModuleAction;
  release: string;
}

interface MoveDialogProps {
  module: ModuleRow;
  move: PendingMove;
  onClose: () => void;
}

/**
 * Renders the dialog that moves a channel after asking for a reason. If a check fails, the dialog shows the
 * failed checks, and offers to force it to users with `releases.override`.
 */
export function MoveDialog({ module, move: { action, release }, onClose }: MoveDialogProps) {
  const queryClient = useQueryClient();
  const canForce = useCan('releases.override');
  const isGated = ['promote', 'canary', 'enable'].includes(action);
  const [isRejected, setRejected] = useState(false);
  const { title, text, button } = textsOf(module, { action, release });

  async function save(input: ModuleMove) {
    try {
      const { message } = await moveModule(module.module, input);
      void queryClient.invalidateQueries(modulesQuery);
      return message ?? 'Done';
    } catch (error) {
      if (isGated && isHttpError(error) && error.status === 422) setRejected(true);
      throw error;
    }
  }

  return (
    <FormDialog
      title={title}
      action={button}
      isDangerous={action === 'disable'}
      schema={moduleMoveInput}
      initialValues={{
        ...noInput,
        action,
        release,
        percent: action === 'canary' ? (module.canary?.percent ?? 10) : '',
      }}
      onSave={save}
      fallback="Nothing was changed"
      onClose={onClose}
    >
      <DialogContentText>{text}</DialogContentText>
      {closesShop(module, action) && <ShopNameField />}
      {action === 'enable' && <EnabledReleaseField last={release} releases={module.releases} />}
      {action === 'canary' && <ShareField name="percent" />}
      {!action.endsWith('pin') && <TextField name="reason" label="Reason" help="Stored in the history." />}
      {isRejected && canForce && <ForceField />}
    </FormDialog>
  );
}

const noInput = { reason: '', force: false, shop_name: '' };

function closesShop({ kind }: ModuleRow, action: ModuleAction): boolean {
  return action === 'disable' && kind === 'storefront';
}

interface MoveTexts {
  title: string;
  text: string;
  button: string;
}

function textsOf(module: ModuleRow, { action, release }: PendingMove): MoveTexts {
  if (closesShop(module, action)) return closing;
  const { title, text, button } = changesShare(module, { action, release }) ? changingShare : actionTexts[action];
  // the user chooses the release of `enable` in the dialog
  const subject = release === '' || action === 'enable' ? module.title : `${module.title} ${shortReleaseId(release)}`;
  return { title: `${title} ${subject}?`, text: consequence(action, module) ?? text, button };
}

const changesShare = ({ canary }: ModuleRow, { action, release }: PendingMove) =>
  action === 'canary' && canary?.id === release;

const changingShare: MoveTexts = {
  title: 'Change the share of the canary',
  text: 'This share of the visitors gets it instead of the live release, from the next page on.',
  button: 'Change share',
};

const closing: MoveTexts = {
  title: 'Close the shop?',
  text: 'Every public page says that the shop is closed, and nobody can order, until you enable it again.',
  button: 'Close the shop',
};

/** Returns what the move does to this module, if the general text does not say it. */
function consequence(action: ModuleAction, { pages, previous, set }: ModuleRow): string | undefined {
  if (action === 'rollback') {
    const together = set.length > 1 ? ` ${set.join(', ')} were promoted together and return together.` : '';
    return `${previous === null ? 'The earlier release' : shortReleaseId(previous)} is live again within a second.${together}`;
  }
  if (action !== 'disable') return undefined;
  return `From the next page on nobody can use ${pages.join(', ')}. These pages show the reason; everything else works on.`;
}

const actionTexts: Record<ModuleAction, MoveTexts> = {
  promote: {
    title: 'Promote',
    text: 'It is checked first. Pages that are opened from then on get it within a second; open tabs keep their release.',
    button: 'Promote',
  },
  rollback: { title: 'Roll back', text: '', button: 'Roll back' },
  canary: {
    title: 'Start canary of',
    text: 'A share of the visitors gets it. If it fails more than the live release, it is ended automatically.',
    button: 'Start canary',
  },
  halt: { title: 'End canary of', text: 'Everybody gets the live release again.', button: 'End canary' },
  disable: {
    title: 'Disable',
    text: '',
    button: 'Disable',
  },
  enable: {
    title: 'Enable',
    text: 'The release is checked first. Then its pages are available again.',
    button: 'Enable',
  },
  pin: {
    title: 'Pin',
    text: 'This browser uses this release for twelve hours, whatever is live.',
    button: 'Pin for me',
  },
  unpin: { title: 'Unpin', text: 'This browser uses the live release again.', button: 'Unpin' },
};
