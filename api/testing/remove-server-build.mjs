/** Tear-down for `build-server.mjs`. */
export default async function removeServerBuild() {
  await globalThis.removeServerBuild?.();
}
