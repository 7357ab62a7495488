import { ReleaseError } from '../release-error.ts';

const moduleName = /^[a-z][a-z0-9-]{0,63}$/;
const releaseId = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.]{1,40})?-[0-9a-f]{16}$/;

/** Returns whether `name` is a valid module name, safe as a folder name. */
export function isModuleName(name: string): boolean {
  return moduleName.test(name);
}

/** Returns whether `id` is a valid release id (`<version>-<content hash>`), safe as a folder name. */
export function isReleaseId(id: string): boolean {
  return releaseId.test(id);
}

/** Returns the module name as a path segment. Throws `ReleaseError` `usage` when it is invalid. */
export function moduleSegment(name: string): string {
  if (!isModuleName(name)) throw new ReleaseError('usage', `“${name}” is no name of a module.`);
  return name;
}

/** Returns the release id as a path segment. Throws `ReleaseError` `usage` when it is invalid. */
export function releaseSegment(id: string): string {
  if (!isReleaseId(id))
    throw new ReleaseError('usage', `“${id}” is no id of a release, such as 1.0.0-0123456789abcdef.`);
  return id;
}

const setId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the id of a set (a UUID) as a path segment. Throws `ReleaseError` `invalid_release` when it is invalid. */
export function setSegment(id: string): string {
  if (!setId.test(id)) throw new ReleaseError('invalid_release', `“${id}” is no id of a set.`);
  return id;
}

/** Returns the id of the set that the file `<id>.json` decides, or null for any other file. */
export function setIdOf(fileName: string): string | null {
  const id = fileName.replace(/\.json$/, '');
  return setId.test(id) && fileName !== id ? id : null;
}
