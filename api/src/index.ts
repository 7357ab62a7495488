export { api, type ApiOptions } from './api.plugin.ts';
export {
  ensureAdministrator,
  type FirstAdministrator,
  type FirstAdministratorOptions,
} from './auth/first-administrator.ts';
export { resetPassword } from './auth/reset-password.ts';
export { buildApp, type AppOptions } from './build-app.ts';
export { ChangeNotices, type Changes, type ChangeListener } from './database/changes.ts';
export type { OpenDatabase } from './database/database.ts';
export { openDatabase, type DatabaseOptions } from './database/open-database.ts';
export { listenForChanges } from './database/postgres-listener.ts';
export {
  connectionOptions,
  defaultConnectionLimits,
  limitConnections,
  type ConnectionLimits,
} from './http/connection-limits.ts';
export { logSerializers } from './http/log-serializers.ts';
export { promptClose } from './http/prompt-close.plugin.ts';
export { serverOptions } from './http/server-options.ts';
export { openMediaStore, type MediaStore } from './media/media-store.ts';
export { migrate } from './migrate.ts';
export { metrics, type MetricsAccess } from './operations/metrics.plugin.ts';
export { operations, type OperationsOptions } from './operations/operations.plugin.ts';
export { seed, type SeedOptions } from './seed/seed.ts';
export { parseSeedPlan, type SeedPlan } from './seed/seed-plan.ts';
export { StartError } from './start-error.ts';
