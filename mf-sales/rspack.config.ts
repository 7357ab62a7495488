import { remoteConfig } from '../rspack.base.ts';
import manifest from './module.ts';

export default remoteConfig(manifest);
