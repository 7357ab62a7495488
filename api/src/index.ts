export { api, type ApiOptions } from './plugins/api.plugin.ts';
export {
  ensureAdministrator,
  type FirstAdministrator,
  type FirstAdministratorOptions,
} from './auth/first-administrator.ts';
export { resetPassword } from './auth/reset-password.ts';
export { buildApp, type AppOptions } from './build-app.ts';
export { ChangeNotices, type Changes, type ChangeListener } from './core/database/changes.ts';
export type { OpenDatabase } from './core/database/database.ts';
export { openDatabase } from './core/database/open-database.ts';
export type { DatabaseOptions } from './core/database/database-options.ts';
export { listenForChanges } from './core/database/postgres-listener.ts';
export { connectionOptions, limitConnections, type ConnectionLimits } from './core/http/connection-limits.ts';
export { logSerializers } from './core/http/log-serializers.ts';
export { promptClose } from './core/http/prompt-close.plugin.ts';
export { serverOptions } from './core/http/server-options.ts';
export { openMediaStore, type MediaStore } from './core/media/media-store.ts';
export { migrate } from './migrate.ts';
export { metrics, type MetricsAccess } from './operations/metrics.plugin.ts';
export { operations, type OperationsOptions } from './operations/operations.plugin.ts';
export { seed } from './seed/seed.ts';
export type { SeedOptions } from './seed/seed-options.ts';
export type { SeedPlan } from './seed/seed-plan.ts';
export { StartError } from './core/errors/start-error.ts';
