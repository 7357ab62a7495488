import { fileURLToPath } from 'node:url';

/** Absolute folder of the workspace. */
export const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));
