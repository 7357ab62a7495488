import { useState } from 'react';
import type { Design } from '@lumora/shared-contract/designs';
import { designName } from '../../designs/design-name.ts';
import type { Drawing } from '../../designs/design-queries.ts';
import { useModal } from '../../overlays/use-modal.ts';
import { classNames } from '../../styles/class-names.ts';
import * as buttons from '../../styles/buttons.module.css';
import * as overlay from '../../overlays/overlay.module.css';
import { ReferenceFields } from './reference-fields.tsx';
import { sharePicture } from './share-picture.ts';
import { openPhoto } from './open-photo.ts';
import { WallCanvas } from './wall-canvas.tsx';
import { defaultPlacement, type Placement } from './placement.ts';
import * as styles from './my-wall.module.css';

interface MyWallDialogProps {
  design: Design;
  drawing: Drawing;
  onClose: () => void;
}

/** Renders the sign on a photo of the shopper, to scale by an object of known size. The photo never leaves the browser. */
export function MyWallDialog({ design, drawing, onClose }: MyWallDialogProps) {
  const dialog = useModal(onClose);
  const { photo, failure, choose } = usePhoto();
  const [placement, setPlacement] = useState<Placement>(defaultPlacement);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);

  return (
    <dialog ref={dialog} className={overlay['overlay']} aria-labelledby="my-wall-heading" onClose={onClose}>
      <div className={classNames(overlay['centered'], styles['box'])}>
        <header className={styles['header']}>
          <h2 id="my-wall-heading">See it on my wall</h2>
          <button type="button" aria-label="Close" onClick={onClose}>
            ✕
          </button>
        </header>
        <p>Your photo stays on this device. It is not sent to us.</p>
        <label className={styles['choose']}>
          <span className={buttons['quiet']}>{photo === undefined ? 'Choose a photo' : 'Choose another photo'}</span>
          <input type="file" accept="image/*" onChange={(event) => void choose(event.target.files?.[0])} />
        </label>
        <p role="status" className={styles['failure']}>
          {failure}
        </p>
        {photo !== undefined && (
          <>
            <WallCanvas
              ref={setCanvas}
              photo={photo}
              design={design}
              drawing={drawing}
              placement={placement}
              onMove={(moved) => setPlacement((last) => ({ ...last, ...moved }))}
            />
            <ReferenceFields
              referenceCm={placement.referenceCm}
              onChange={(referenceCm) => setPlacement((last) => ({ ...last, referenceCm }))}
            />
            <button
              type="button"
              className={buttons['primary']}
              onClick={() => {
                if (canvas !== null) void sharePicture(canvas, designName(design));
              }}
            >
              Share the picture
            </button>
          </>
        )}
      </div>
    </dialog>
  );
}

/** Returns the photo that the shopper has chosen, and why the last one was not opened. */
function usePhoto() {
  const [photo, setPhoto] = useState<HTMLCanvasElement>();
  const [failure, setFailure] = useState('');

  async function choose(file: File | undefined) {
    if (file === undefined) return;
    try {
      setPhoto(await openPhoto(file));
      setFailure('');
    } catch {
      setFailure('We could not open this picture. Choose a photo as JPG, PNG or WebP.');
    }
  }

  return { photo, failure, choose };
}
