import type { Design } from '@lumora/shared-contract/designs';
import { registerFonts } from './register-fonts.ts';
import { SignPicture } from './sign-picture.tsx';

registerFonts();

/** Renders a small picture of a design with the aspect ratio of product images. */
export function DesignThumbnail({ design }: { design: Design }) {
  return <SignPicture isLit design={design} wall="plaster" aspect={4 / 5} />;
}
