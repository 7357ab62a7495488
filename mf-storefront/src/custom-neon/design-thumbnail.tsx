import type { Design } from '@lumora/shared-contract';
import { registerFonts } from './register-fonts.ts';
import { SignPicture } from './sign/sign-picture.tsx';

registerFonts();

/** A small picture of a design, as high as those of other signs. */
export function DesignThumbnail({ design }: { design: Design }) {
  return <SignPicture isLit design={design} wall="plaster" aspect={4 / 5} />;
}
