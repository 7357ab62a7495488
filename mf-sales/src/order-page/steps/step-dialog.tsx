import { loadable } from '@lumora/shared-ui';
import type { StepDialogProps } from './step-dialog-props.ts';

/** The changes of an order that need a dialog. */
export type OrderStepDialog = 'cancel' | 'dispatch' | 'parcel';

export function StepDialog({ step, ...props }: StepDialogProps & { step: OrderStepDialog }) {
  const Dialog = dialogs[step];
  return <Dialog {...props} />;
}

export function preloadStepDialog(step: OrderStepDialog): void {
  void dialogs[step].preload();
}

const dialogs = {
  cancel: loadable(() => import('./cancel-dialog.tsx').then((module) => module.CancelOrderDialog)),
  dispatch: loadable(() => import('./parcel-dialog.tsx').then((module) => module.DispatchDialog)),
  parcel: loadable(() => import('./parcel-dialog.tsx').then((module) => module.ParcelDialog)),
};
