import { Designer } from './designer.tsx';
import { firstDesign } from './draft.ts';

/** The designer inside the home page: the same draft as on its own page. */
export function HomeDesigner() {
  return <Designer place="custom" start={firstDesign} />;
}
