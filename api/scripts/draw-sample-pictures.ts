import { drawPictures } from '@lumora/sample-shop/drawing/draw-pictures';
import { encodeRendition } from '../src/core/media/encode-rendition.ts';
import { describeImage } from '../src/core/media/image-intake.ts';
import { renditionKey } from '../src/core/media/rendition-key.ts';

// hashes, placeholders and renditions must be those that the API would make of an upload
await drawPictures({ describeImage, encodeRendition, renditionKey });
