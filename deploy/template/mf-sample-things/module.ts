import { defineModule } from '@lumora/shared-contract/manifest';

export default defineModule({
  id: 'mf-sample-things',
  title: 'Sample things',
  container: 'mfe_sample_things',
  kind: 'console',
  permissions: ['attributes.create', 'attributes.update', 'attributes.delete'],
  requires: { shell: '^1.0.0', api: '^2.0.0' },
});
