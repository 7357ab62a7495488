export { confirm } from './confirm/confirm.ts';
export { ConfirmProvider } from './confirm/confirm-provider.tsx';
export { EmptyState } from './list-page/empty-state.tsx';
export { ListPage } from './list-page/list-page.tsx';
export { PageHeader } from './list-page/page-header.tsx';
export { loadable } from './loadable/loadable.tsx';
export type { RemoteRoute } from './remote-route.ts';
export { toast, type ToastKey } from './toast/toast.ts';
export { ToastProvider } from './toast/toast-provider.tsx';
