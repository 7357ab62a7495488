import { productCsvColumns } from '@lumora/shared-contract/catalog';
import { byteOrderMark, formatCsv } from '@lumora/shared-contract/csv';

const megabyte = 1024 * 1024;
const maxMegabytes = 10;

/** Returns an error message for a file that is too large, else undefined; the server validates the content. */
export function fileError({ name, size }: File): string | undefined {
  if (size <= maxMegabytes * megabyte) return undefined;
  const megabytes = Math.ceil((size / megabyte) * 10) / 10;
  return `“${name}” is ${megabytes} MB. Choose a file of at most ${maxMegabytes} MB.`;
}

/** Copies a file into memory, because the file on the disk may change between its check and its import. */
export async function copyFile(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: 'text/csv' });
}

/** A CSV file with the columns of an import and no rows. */
export const templateCsv =
  byteOrderMark +
  formatCsv([productCsvColumns.filter((column) => column !== 'sub_sub_cat_id' && !column.endsWith('updated_at'))]);
