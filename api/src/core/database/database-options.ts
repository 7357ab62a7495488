export interface DatabaseOptions {
  /** `postgres://…`; without it the embedded database in `<dataDir>/database` is opened */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** logs lost and restored connections */
  log?: { warn(fields: object, message: string): void; info(message: string): void };
}
