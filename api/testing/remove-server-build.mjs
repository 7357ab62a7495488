/** Jest `globalTeardown`: removes the build of `build-server.mjs`. */
export default async function removeServerBuild() {
  await globalThis.removeServerBuild?.();
}
