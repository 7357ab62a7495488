import { toast, toastError, type ActionTarget, type RunAction } from '@lumora/shared-ui';
import { productQuery } from '../catalog-api.ts';
import { setPublished } from './set-published.ts';

/** Publishes a product, with Undo. */
export const publishProduct: RunAction = async (target) => {
  toast.undoable(await change(target, true), () => void undo(target, false));
};

/** Makes a product a draft, with Undo. */
export const unpublishProduct: RunAction = async (target) => {
  toast.undoable(await change(target, false), () => void undo(target, true));
};

async function undo(target: ActionTarget, isActive: boolean): Promise<void> {
  try {
    toast.success(await change(target, isActive));
  } catch (error) {
    toastError(error, 'Update failed');
  }
}

async function change({ id, queryClient }: ActionTarget, isActive: boolean): Promise<string> {
  const saved = await queryClient.query({ ...productQuery(id), staleTime: 0 });
  return (await setPublished(queryClient, saved, isActive)).message;
}
