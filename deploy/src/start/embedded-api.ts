import type { MediaStore, OpenDatabase } from '@lumora/api';

/** Resources of an API that runs in this process. */
export interface EmbeddedApi {
  database: OpenDatabase;
  media: MediaStore;
  pictureEncoders: number;
}
