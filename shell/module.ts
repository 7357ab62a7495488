import { defineModule } from '@lumora/shared-contract/manifest';

export default defineModule({
  id: 'shell',
  title: 'Console',
  container: 'lumora_shell',
  kind: 'shell',
  permissions: ['settings.update', 'releases.update', 'releases.override'],
  requires: { shell: '^1.0.0', api: '^2.4.0' },
});
