import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { workspaceRoot } from './workspace-root.ts';
import { readConfig } from './config.ts';

describe('settings', () => {
  it('have defaults below var/ without environment variables', () => {
    const config = readConfig({});

    expect(config).toMatchObject({
      port: 8080,
      seed: { sample: true, generated: 0 },
      logLevel: 'warn',
      dataDir: path.join(workspaceRoot, 'var'),
    });
    expect(config.store).toBe(path.join(workspaceRoot, 'var/store'));
  });

  it('ignore empty values', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ port: 8080, publicUrl: undefined });
  });

  it('accept folders as paths or file: URLs', () => {
    const config = readConfig({ DATA_DIR: '/srv/lumora', STORE_URL: 'file:///srv/releases' });

    expect(config).toMatchObject({ store: '/srv/releases', media: 'file:///srv/lumora/media' });
  });

  it('accept an S3 bucket as the release store', () => {
    const STORE_URL = 's3://lumora/live?endpoint=https://s3.example&region=ap-south-1';

    expect(readConfig({ STORE_URL }).store).toBe(STORE_URL);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['METRICS_PORT', '70000'],
    ['METRICS_TOKEN', 'short'],
    ['ROLE', 'gateway'],
    ['ROLE', 'everything'],
    ['LEAVE_SECONDS', '60'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['STORE_URL', 's3://B'],
    ['STORE_URL', 's3://bucket/releases?endpoint=nowhere'],
    ['STORE_URL', 'ftp://host/releases'],
    ['STORE_URL', 'file://host/releases'],
    ['PICTURE_ENCODERS', '9'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['SEED', 'some'],
    ['SEED', '1000001'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'https://shop.example/deep/path'],
    ['LOG_LEVEL', 'loud'],
    ['CDN_PURGE_URL', 'cdn.example'],
    ['CDN_PURGE_FORM', 'xml'],
    ['MAX_CONNECTIONS', 'many'],
    ['HEADERS_SECONDS', '61'],
    ['REQUEST_SECONDS', '0'],
    ['RENDER_WORKERS', '0'],
    ['RENDER_WORKERS', '1000'],
  ])('reject %s=%s in one line that names the setting', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
  });

  it('reject a longer timeout for the headers than for the whole request', () => {
    const env = { HEADERS_SECONDS: '20', REQUEST_SECONDS: '10' };

    expect(() => readConfig(env)).toThrow('HEADERS_SECONDS must be at most REQUEST_SECONDS.');
  });

  it('reject RESET_PASSWORD when the API runs in another process', () => {
    const env = { RESET_PASSWORD: 'asha@shop.example', API_URL: 'http://127.0.0.1:8081/api' };

    expect(() => readConfig(env)).toThrow('RESET_PASSWORD must be set where the API runs');
    expect(readConfig({ ...env, API_URL: '' }).resetPasswordEmail).toBe('asha@shop.example');
  });

  it('require DATABASE_URL for a CDN when the API runs in another process', () => {
    const env = { CDN_PURGE_URL: 'http://cdn.example/purge', CDN_PURGE_TOKEN: 'secret' };
    const elsewhere = { ...env, API_URL: 'http://127.0.0.1:8081/api' };

    expect(readConfig({}).cdn).toBeNull();
    expect(readConfig(env).cdn).toEqual({ url: 'http://cdn.example/purge', token: 'secret', form: 'purge' });
    expect(() => readConfig(elsewhere)).toThrow('CDN_PURGE_URL must not be set with API_URL and without DATABASE_URL.');
    expect(readConfig({ ...elsewhere, DATABASE_URL: 'postgres://host/shop' }).cdn).not.toBeNull();
  });

  it('never print the value of a secret', () => {
    const withoutSecret = /^(?!.*hunter2).+$/;
    expect(() => readConfig({ METRICS_TOKEN: 'hunter2' })).toThrow(withoutSecret);
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).toThrow(withoutSecret);
  });
});
