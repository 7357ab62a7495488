import { styled } from '@mui/material/styles';
import { Thumbnail, TwoLines, type DataColumn } from '@lumora/shared-ui/data-table';
import { runsColumn } from '../schedule/schedule-columns.tsx';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionRow, PromotionSection } from './promotion-row.ts';
import { statusColumns } from './status-columns.tsx';

interface PromotionColumnsOptions<Row extends PromotionRow> {
  section: PromotionSection;
  api: PromotionApi<Row>;
  nameOf: (row: Row) => string;
}

/** Returns the last columns of every list of promotions: priority, schedule, status and switch. */
export function promotionColumns<Row extends PromotionRow>(options: PromotionColumnsOptions<Row>): DataColumn<Row>[] {
  return [
    {
      key: 'priority',
      label: 'Priority',
      value: (row) => row.priority,
      searchable: false,
      align: 'end',
      width: 92,
      isWideOnly: true,
    },
    runsColumn(),
    ...statusColumns(options),
  ];
}

/**
 * Returns the column with the thumbnail of a row: its picture cropped to the centre, or to the right, where wide banners
 * have no text, or not cropped. Its alt text is empty, because the title is in the next column.
 */
export function pictureColumn<Row extends PromotionRow>(
  imageOf: (row: Row) => string | null,
  crop?: 'right' | 'none',
): DataColumn<Row> {
  return {
    key: 'image',
    label: 'Image',
    value: imageOf,
    render: (row) => {
      if (crop !== 'none') return <Thumbnail image={imageOf(row)} alt="" part={crop} />;
      return (
        <UncroppedPicture>
          <Thumbnail image={imageOf(row)} alt="" />
        </UncroppedPicture>
      );
    },
    searchable: false,
    sortable: false,
    width: 72,
    onPhone: 'thumbnail',
  };
}

/** Gives a thumbnail the format of wide pictures. */
const UncroppedPicture = styled('span')({
  display: 'grid',
  alignContent: 'center',
  blockSize: '100%',
  '&&& > span': { inlineSize: '100%', blockSize: 'auto', aspectRatio: '16 / 10' },
});

/**
 * Returns the column with the title of a row and a second line of smaller text; from 768 to 1199 px the second line is
 * `compactLineOf`, which has no column of its own there and is short enough.
 */
export function titleColumn<Row extends PromotionRow & { title: string }>(
  secondLineOf: (row: Row) => string,
  compactLineOf: (row: Row) => string,
): DataColumn<Row> {
  return {
    key: 'title',
    label: 'Title',
    value: (row) => row.title,
    render: (row) => <Title title={row.title} secondLine={secondLineOf(row)} />,
    compactRender: (row) => <Title title={row.title} secondLine={compactLineOf(row)} />,
    minWidth: 160,
    lines: 2,
    onPhone: 'title',
  };
}

function Title({ title, secondLine }: { title: string; secondLine: string }) {
  return (
    <TwoLines title={[title, secondLine].filter(Boolean).join('\n')}>
      <span>{title}</span>
      <small>{secondLine}</small>
    </TwoLines>
  );
}
