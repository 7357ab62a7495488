import { imageUrl } from '@lumora/shared-contract/images';
import { dateTime } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';

/** Returns the column with the creation time of a row in the time zone of the shop. */
export function createdColumn<Row extends { created_at: string }>(): DataColumn<Row> {
  return {
    key: 'created_at',
    label: 'Created',
    value: (row) => row.created_at,
    text: (row) => dateTime(row.created_at),
    isQuiet: () => true,
    width: 176,
    isWideOnly: true,
  };
}

/** Returns the URL of the image of a row for its form; null without an image. */
export function thumbnailUrl({ image }: { image: string | null }): string | null {
  return image === null ? null : imageUrl(image, 320, 'webp');
}
