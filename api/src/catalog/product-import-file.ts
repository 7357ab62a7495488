import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../http/app-error.ts';
import { plainCell } from './csv-cells.ts';
import { csvColumns, importColumns, type ImportColumn } from './product-csv.ts';
import { problem, type ImportProblem } from './product-import-problem.ts';

const mostImportRows = 20_000;

/** A row of the file; `row` counts as a spreadsheet does, with the header as 1. */
export interface ImportRow {
  row: number;
  cells: Partial<Record<ImportColumn, string>>;
}

interface ImportFile {
  rows: ImportRow[];
  problems: ImportProblem[];
}

/** Throws when the bytes are no table at all; what is wrong in single places comes back as problems. */
export async function readImportFile(bytes: Buffer): Promise<ImportFile> {
  const [header = [], ...records] = await parseCsv(textOf(bytes));
  if (header.every((title) => title.trim() === '')) throw new AppError('invalid', 'The file is empty.');
  const columns = header.map((title) => title.trim().toLowerCase());
  const rows: ImportRow[] = [];
  const problems = headerProblems(columns);
  for (const [place, record] of records.entries()) {
    const row = place + 2;
    if (record.every((cell) => cell.trim() === '')) continue;
    if (record.length === columns.length) rows.push({ row, cells: cellsOf(columns, record) });
    else problems.push(problem(row, null, `This row has ${record.length} cells, the header has ${columns.length}.`));
  }
  if (rows.length > mostImportRows) {
    throw new AppError('too_large', `The file has more than ${mostImportRows} rows. Send it in parts.`);
  }
  return { rows, problems };
}

function textOf(bytes: Buffer): string {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    throw new AppError('unsupported_type', 'This is a workbook. Save it as “CSV UTF-8” and choose that file.');
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // the same refusal as for text that holds what no text holds
  }
  throw new AppError('unsupported_type', 'This is no CSV file in UTF-8. Save the table as “CSV UTF-8”.');
}

async function parseCsv(text: string): Promise<string[][]> {
  const records: string[][] = [];
  try {
    for await (const record of Readable.from(inPieces(text)).pipe(parse({ ...format, delimiter: delimiterOf(text) }))) {
      records.push(record);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('invalid', `The file is no valid CSV: ${error.message}.`);
  }
  return records;
}

const format = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  skip_empty_lines: false,
  max_record_size: 256 * 1024,
};

/** Spreadsheets of many countries write semicolons. */
function delimiterOf(text: string): string {
  const [firstLine = ''] = text.split('\n', 1);
  return firstLine.includes(';') && !firstLine.includes(',') ? ';' : ',';
}

/** The process answers others in between. */
async function* inPieces(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += pieceLength) {
    await setImmediate();
    yield text.slice(from, from + pieceLength);
  }
}

const pieceLength = 64 * 1024;

function headerProblems(columns: string[]): ImportProblem[] {
  const known: readonly string[] = csvColumns;
  const problems = columns
    .filter((column, place) => !known.includes(column) || columns.indexOf(column) !== place)
    .map((column) =>
      problem(1, column, known.includes(column) ? 'This column is there twice.' : 'There is no such column.'),
    );
  if (columns.includes('sub_category') && !columns.includes('category')) {
    problems.push(problem(1, 'category', 'The column category is needed beside sub_category.'));
  }
  return problems;
}

function cellsOf(columns: string[], record: string[]): ImportRow['cells'] {
  return Object.fromEntries(
    importColumns
      .filter((column) => columns.includes(column))
      .map((column) => [column, plainCell(record[columns.indexOf(column)]?.trim() ?? '')]),
  );
}
