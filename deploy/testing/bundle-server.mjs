import { serverBundle } from '../src/start/server-bundle.mjs';

/** Jest `globalSetup` of projects whose tests start the server as a process: bundles it, so that no test waits for that. */
export default async function bundleServer() {
  await serverBundle();
}
