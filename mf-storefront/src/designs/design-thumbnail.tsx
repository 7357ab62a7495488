import type { Design } from '@lumora/shared-contract/designs';
import { SignPicture } from './sign-picture.tsx';
import { useDrawing } from './use-drawing.ts';

/** Renders a small picture of a design with the aspect ratio of product images. */
export function DesignThumbnail({ design }: { design: Design }) {
  const drawing = useDrawing(design.lines);
  return <SignPicture isLit isCloseUp design={design} drawing={drawing} aspect={4 / 5} />;
}
