import { imageUrl } from '@lumora/shared-contract/images';
import { dateTime } from '@lumora/shared-ui';
import { Thumbnail, type DataColumn } from '@lumora/shared-ui/data-table';

/** Returns the column with the creation time of a row in the time zone of the shop. */
export function createdColumn<Row extends { created_at: string }>(): DataColumn<Row> {
  return {
    key: 'created_at',
    label: 'Created',
    value: (row) => row.created_at,
    text: (row) => dateTime(row.created_at),
    width: 176,
    isWideOnly: true,
  };
}

/** Returns the column with the thumbnail of a row. Its alt text is empty, because the title is in the next column. */
export function imageColumn<Row extends { image: string | null; image_url: string | null }>(): DataColumn<Row> {
  return {
    key: 'image',
    label: 'Image',
    value: (row) => row.image_url,
    render: (row) => <Thumbnail image={row.image} alt="" />,
    searchable: false,
    sortable: false,
    width: 72,
    onPhone: 'thumbnail',
  };
}

/** Returns the URL of the image of a row for its form; null without an image. */
export function thumbnailUrl({ image }: { image: string | null }): string | null {
  return image === null ? null : imageUrl(image, 320, 'webp');
}
