import { DeployError } from '../release-error.ts';

const moduleName = /^[a-z][a-z0-9-]{0,63}$/;
const releaseId = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.]{1,40})?-[0-9a-f]{16}$/;

/** Whether `name` may become a folder of the store as a module. */
export function isModuleName(name: string): boolean {
  return moduleName.test(name);
}

/** Whether `id` may become a folder of the store as a release: `<version>-<content hash>`. */
export function isReleaseId(id: string): boolean {
  return releaseId.test(id);
}

/** The module's name as a path segment; refuses whatever could lead out of the store. */
export function moduleSegment(name: string): string {
  if (!isModuleName(name)) throw new DeployError('usage', `“${name}” is no name of a module.`);
  return name;
}

/** The release's id as a path segment; refuses whatever could lead out of the store. */
export function releaseSegment(id: string): string {
  if (!isReleaseId(id))
    throw new DeployError('usage', `“${id}” is no id of a release, such as 1.0.0-0123456789abcdef.`);
  return id;
}
