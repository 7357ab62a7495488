import { imageUrl } from '@lumora/shared-contract';
import { dateTime } from '@lumora/shared-ui';
import { Thumbnail, type DataColumn } from '@lumora/shared-ui/data-table';

/** When the row was made, by the shop's clock. */
export function createdColumn<Row extends { created_at: string }>(): DataColumn<Row> {
  return {
    key: 'created_at',
    label: 'Created',
    value: (row) => row.created_at,
    text: (row) => dateTime(row.created_at),
    width: 190,
  };
}

/** The row's picture; its title stands beside it, so it needs no words of its own. */
export function imageColumn<Row extends { image: string | null; image_url: string | null }>(): DataColumn<Row> {
  return {
    key: 'image',
    label: 'Image',
    value: (row) => row.image_url,
    render: (row) => <Thumbnail image={row.image} alt="" />,
    searchable: false,
    sortable: false,
    width: 84,
  };
}

/** The row's picture as its form shows it, null without one. */
export function thumbnailUrl({ image }: { image: string | null }): string | null {
  return image === null ? null : imageUrl(image, 320, 'webp');
}
