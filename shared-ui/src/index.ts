export { copyText } from './clipboard/copy-text.ts';
export { confirm } from './confirm/confirm.ts';
export { confirmDiscard } from './confirm/confirm-discard.ts';
export { ConfirmProvider } from './confirm/confirm-provider.tsx';
export { CrudPage } from './crud/crud-page.tsx';
export { useChange } from './crud/use-change.ts';
export { useDeleteRow } from './crud/use-delete-row.ts';
export { useDebounced } from './debounce/use-debounced.ts';
export { LeaveGuard } from './leave/leave-guard.tsx';
export { EmptyState } from './list-page/empty-state.tsx';
export { ListPage } from './list-page/list-page.tsx';
export { OrderStatusChip } from './order-status/order-status-chip.tsx';
export { orderStatusLabels } from './order-status/order-status-labels.ts';
export { PageHeader } from './list-page/page-header.tsx';
export { railColumns } from './list-page/rail-columns.ts';
export { loadable } from './loadable/loadable.tsx';
export type { ActionTarget, EntityProps, RunAction } from './page/define-extension.ts';
export type { ActionCode, RemoteRoute, ScreenCode } from './remote-route.ts';
export { SavedViews } from './saved-views/saved-views.tsx';
export type { SavedView } from './saved-views/stored-views.ts';
export { isShortcut } from './shortcuts/is-shortcut.ts';
export { useEntityName } from './slot/use-entity-name.ts';
export { storedAtoms } from './storage/stored-atoms.ts';
export { useSlot, type ConsoleOutlet, type PageExtension } from './slot/use-slot.ts';
export { StatusChip, type StatusTone } from './status-chip/status-chip.tsx';
export { SharedTooltip } from './tooltip/shared-tooltip.tsx';
export {
  fromIndiaField,
  formatIndiaDay,
  toIndiaDays,
  formatIndiaDateTime,
  startOfIndiaDay,
  toIndiaField,
} from './shop-time/india-time.ts';
export { dateTime, shopDay, shopTime, shortShopTime } from './shop-time/shop-time.ts';
export { phoneScreen, touchScreen } from './theme/phone-screen.ts';
export { toast, type ToastKey } from './toast/toast.ts';
export { longUndoMs } from './toast/toast-durations.ts';
export { toastError } from './toast/toast-error.ts';
export { ToastProvider } from './toast/toast-provider.tsx';
