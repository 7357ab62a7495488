const megabyte = 1024 * 1024;
const mostMegabytes = 10;

/** Why a file is not worth sending; whether it is a table at all is for the server to say. */
export function fileError({ name, size }: File): string | undefined {
  if (size <= mostMegabytes * megabyte) return undefined;
  const megabytes = Math.ceil((size / megabyte) * 10) / 10;
  return `“${name}” is ${megabytes} MB. Choose a file of at most ${mostMegabytes} MB.`;
}

/** A copy that stays as it is: the file may be changed on the disk between its check and its import. */
export async function copyFile(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: 'text/csv' });
}

/** A sheet with the columns that an import reads, and no row. */
export const templateCsv = `\uFEFF${[
  'id',
  'name',
  'category',
  'sub_category',
  'tags',
  'short_description',
  'description',
  'meta_title',
  'meta_keywords',
  'meta_description',
  'is_active',
  'best_seller',
  'new_arrival',
]
  .map((column) => `"${column}"`)
  .join(',')}\r\n`;
