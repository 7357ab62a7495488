import { array, boolean, object, string, type InferType } from '../validation/schema.ts';
import { moveReason } from './module-move-input.ts';

/** Body of `POST /admin/releases`: promotes releases of several modules in one move. `force` as for a single module. */
export const moduleSetInput = object({
  members: array()
    .of(object({ module: string().max(64).required(), release: string().max(120).required() }).required())
    .min(2, 'Choose at least two modules')
    .max(50, 'Choose at most 50 modules')
    .test('distinct', 'Choose one release of each module', (members = []) => {
      return new Set(members.map(({ module }) => module)).size === members.length;
    })
    .required(),
  force: boolean().default(false),
  reason: moveReason,
});
export type ModuleSet = InferType<typeof moduleSetInput>;
