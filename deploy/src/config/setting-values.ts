import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseS3Url } from '@lumora/releases/store/s3-url';
import { ReleaseError } from '@lumora/releases/release-error';
import { workspaceRoot } from './workspace-root.ts';
import type { ReadSetting, SettingName } from './settings.ts';

// Each function throws `ReleaseError` `usage` for an invalid value. An optional setting without a value is undefined.

/** Parses a number without sign and fraction. */
export function parseNumber(
  setting: ReadSetting,
  name: SettingName,
  { min, max }: { min: number; max: number },
): number {
  const value = setting(name);
  if (/^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
  throw invalidSetting(name, value, `a number from ${min} to ${max}`);
}

/** Parses a port from 0 (any free port) to 65535. */
export function parsePort(setting: ReadSetting, name: SettingName): number {
  return parseNumber(setting, name, { min: 0, max: 65_535 });
}

/** Parses seconds; returns ms. */
export function parseSeconds(setting: ReadSetting, name: SettingName, range: { min: number; max: number }): number {
  return parseNumber(setting, name, range) * 1_000;
}

/** Parses one of the `allowed` values. */
export function parseChoice<T extends string>(setting: ReadSetting, name: SettingName, allowed: readonly T[]): T {
  const value = setting(name);
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw invalidSetting(name, value, `one of ${allowed.join(', ')}`);
}

/** Parses an e-mail address, or `none`. */
export function parseEmail(setting: ReadSetting, name: SettingName): string | undefined {
  const value = setting(name);
  if (value === '') return undefined;
  if (value === 'none' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return value;
  throw invalidSetting(name, value, 'an e-mail address, or none');
}

/** Parses a secret of at least `minLength` characters. The message of the error never contains the value. */
export function parseSecret(setting: ReadSetting, name: SettingName, minLength: number): string | undefined {
  const value = setting(name);
  if (value === '') return undefined;
  if (value.length >= minLength) return value;
  throw new ReleaseError('usage', `${name} must have at least ${minLength} characters.`);
}

/** Parses a path below the workspace, an absolute path or a `file:` URL. Returns an absolute path. */
export function parsePath(setting: ReadSetting, name: SettingName): string {
  const value = setting(name);
  if (value.startsWith('file:///') && URL.canParse(value)) return fileURLToPath(value);
  if (/^[a-z][a-z0-9+.-]+:/i.test(value)) throw invalidSetting(name, value, 'a path or a file: URL');
  return path.resolve(workspaceRoot, value);
}

/** Parses a path as `parsePath` does, or an `s3:` URL. */
export function parseStore(setting: ReadSetting, name: SettingName): string {
  const value = setting(name);
  if (!/^s3:/i.test(value)) return parsePath(setting, name);
  if (parseS3Url(value) !== null) return value;
  throw invalidSetting(name, value, 's3://bucket/prefix?endpoint=https://host&region=name');
}

/** Parses a URL; it must have the path `pathname`, if given. */
export function parseUrl(
  setting: ReadSetting,
  name: SettingName,
  protocols: readonly string[],
  pathname?: string,
): string | undefined {
  const value = setting(name);
  if (value === '') return undefined;
  const parsed = URL.canParse(value) ? new URL(value) : null;
  const isValid =
    parsed !== null &&
    protocols.includes(parsed.protocol) &&
    (pathname === undefined || (parsed.pathname === pathname && parsed.search === ''));
  if (isValid) return value;
  throw invalidSetting(name, value, `a URL like ${protocols[0]}//host${pathname ?? '/path'}`);
}

/** Parses a `postgres:` URL. The message of the error never contains the value, which may contain a password. */
export function parseDatabaseUrl(setting: ReadSetting, name: SettingName): string | undefined {
  const value = setting(name);
  if (value === '') return undefined;
  if (URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol)) return value;
  throw new ReleaseError('usage', `${name} must be a URL like postgres://host/database.`);
}

/** Creates the error for a setting with the wrong value; `expected` completes “must be”. */
export function invalidSetting(name: SettingName, value: string, expected: string): ReleaseError {
  return new ReleaseError('usage', `${name} must be ${expected}, not “${value}”.`);
}
