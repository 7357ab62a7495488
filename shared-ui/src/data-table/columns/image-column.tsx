import type { DataColumn } from './data-column.ts';
import { Thumbnail } from './thumbnail.tsx';

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
