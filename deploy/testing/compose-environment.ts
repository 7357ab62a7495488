import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

interface ComposeFile {
  services: Record<string, { environment?: Record<string, string | number> }>;
}

/** Returns the environment of a service of `compose.yaml` with its defaults, as without `.env`. */
export async function composeEnvironment(service: string): Promise<Record<string, string>> {
  const text = await readFile(new URL('../containers/compose.yaml', import.meta.url), 'utf8');
  const { services } = parse(text) as ComposeFile;
  const environment = Object.entries(services[service]?.environment ?? {});
  return Object.fromEntries(environment.map(([name, value]) => [name, withDefaults(String(value))]));
}

const withDefaults = (value: string) => value.replaceAll(/\$\{\w+(?::-(?<fallback>[^}]*)|:\?)\}/g, '$<fallback>');
