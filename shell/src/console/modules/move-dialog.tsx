import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import DialogContentText from '@mui/material/DialogContentText';
import {
  moduleMoveInput,
  type ModuleAction,
  type ModuleMove,
  type ModuleOverview,
} from '@lumora/shared-contract/releases';
import { useCan } from '@lumora/shared-auth';
import { isHttpError } from '@lumora/shared-auth/core';
import { FormDialog, TextField } from '@lumora/shared-ui/form';
import { EnabledReleaseField } from './enabled-release-field.tsx';
import { ForceField } from './force-field.tsx';
import { modulesQuery, moveModule } from './modules-api.ts';
import { shortReleaseId } from './module-labels.ts';
import { ShareField } from './share-field.tsx';
import { ShopNameField } from './shop-name-field.tsx';

/** A move that the user has to confirm; `release` is '' if the action needs none. */
export interface PendingMove {
  action: ModuleAction;
  release: string;
}

type MovedModule = Pick<ModuleOverview, 'module' | 'kind' | 'canary' | 'pages' | 'previous' | 'set' | 'releases'>;

interface MoveDialogProps {
  overview: MovedModule;
  move: PendingMove;
  onClose: () => void;
}

/**
 * Renders the dialog that moves a channel after asking for a reason. If the gate rejects the move, the dialog shows the
 * failed checks, and offers to force it to users with `releases.override`.
 */
export function MoveDialog({ overview, move: { action, release }, onClose }: MoveDialogProps) {
  const { module } = overview;
  const queryClient = useQueryClient();
  const canForce = useCan('releases.override');
  const isGated = ['promote', 'canary', 'enable'].includes(action);
  const [isRejected, setRejected] = useState(false);
  const { title, text, button } = textsOf(overview, { action, release });

  async function save(input: ModuleMove) {
    try {
      const { message } = await moveModule(module, input);
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
        percent: action === 'canary' ? (overview.canary?.percent ?? 10) : '',
      }}
      onSave={save}
      fallback="The channel was not moved"
      onClose={onClose}
    >
      <DialogContentText>{text}</DialogContentText>
      {closesShop(overview, action) && <ShopNameField />}
      {action === 'enable' && <EnabledReleaseField last={release} releases={overview.releases} />}
      {action === 'canary' && <ShareField name="percent" />}
      {!action.endsWith('pin') && <TextField name="reason" label="Reason" help="Stored in the history." />}
      {isRejected && canForce && <ForceField />}
    </FormDialog>
  );
}

const noInput = { reason: '', force: false, shop_name: '' };

function closesShop({ kind }: MovedModule, action: ModuleAction): boolean {
  return action === 'disable' && kind === 'storefront';
}

interface MoveTexts {
  title: string;
  text: string;
  button: string;
}

function textsOf(overview: MovedModule, { action, release }: PendingMove): MoveTexts {
  if (closesShop(overview, action)) return closing;
  const { title, text, button } = changesShare(overview, { action, release }) ? changingShare : actionTexts[action];
  // the user chooses the release of `enable` in the dialog
  const subject =
    release === '' || action === 'enable' ? overview.module : `${overview.module} ${shortReleaseId(release)}`;
  return { title: `${title} ${subject}?`, text: consequence(action, overview) ?? text, button };
}

const changesShare = ({ canary }: MovedModule, { action, release }: PendingMove) =>
  action === 'canary' && canary?.id === release;

const changingShare: MoveTexts = {
  title: 'Change the share of the canary',
  text: 'This share of the visitors gets it instead of the live release, from the next page on.',
  button: 'Change share',
};

const closing: MoveTexts = {
  title: 'Close the shop?',
  text: 'Every public page says that the shop is closed, and nobody can order, until you switch it on again.',
  button: 'Close the shop',
};

/** Returns what the move does to this module, if the general text does not say it. */
function consequence(action: ModuleAction, { pages, previous, set }: MovedModule): string | undefined {
  if (action === 'rollback') {
    const together = set.length > 1 ? ` ${set.join(', ')} were promoted together and return together.` : '';
    return `${previous === null ? 'The earlier release' : shortReleaseId(previous)} is live again within a second.${together}`;
  }
  if (action !== 'disable') return undefined;
  return `From the next page on nobody is offered ${pages.join(', ')}. These pages show the reason; other modules stay.`;
}

const actionTexts: Record<ModuleAction, MoveTexts> = {
  promote: {
    title: 'Promote',
    text: 'The gate checks it first. New pages get it within a second; open tabs keep their release.',
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
    title: 'Switch off',
    text: '',
    button: 'Switch off',
  },
  enable: {
    title: 'Switch on',
    text: 'The gate checks the release first. Then its pages are available again.',
    button: 'Switch on',
  },
  pin: {
    title: 'Pin',
    text: 'This browser gets this release for twelve hours, whatever is live.',
    button: 'Pin for me',
  },
  unpin: { title: 'Unpin', text: 'This browser gets what everybody gets.', button: 'Unpin' },
};
