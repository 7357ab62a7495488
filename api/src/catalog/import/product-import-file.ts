import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../core/errors/app-error.ts';
import { withoutHalfCharacter } from '../../core/without-half-character.ts';
import { importProblemsColumn, productCsvColumns, type ProductCsvColumn } from '@lumora/shared-contract/catalog';
import { unescapeFormula } from '@lumora/shared-contract/csv';
import { csvColumns } from '../products/csv-columns.ts';
import { headerRow, ImportProblems, problem, type ImportProblem } from './product-import-problem.ts';

/** Max rows of a file, blank rows included. */
const maxRows = 20_000;
const maxColumns = 100;
const rowsPerTurn = 200;

/** A row of the file; `row` is its number in a spreadsheet, where the header is row 1. */
export interface ImportRow {
  row: number;
  cells: Partial<Record<ProductCsvColumn, string>>;
  /** all cells of the row as the file has them */
  record: string[];
}

/** The parsed rows of a file and the problems that were found so far. */
export interface ImportFile {
  columns: string[];
  rows: ImportRow[];
  /** rows whose number of cells differs from the header's */
  brokenRows: Pick<ImportRow, 'row' | 'record'>[];
  problems: ImportProblems;
}

/**
 * Parses a CSV file. Throws `AppError` 413 for more than 20,000 rows or 100 columns, 415 for a file that is no UTF-8
 * text, 422 for an empty file or invalid CSV. Problems of single rows are returned in `problems`.
 */
export async function parseImportFile(bytes: Buffer): Promise<ImportFile> {
  const rows: ImportRow[] = [];
  const brokenRows: ImportFile['brokenRows'] = [];
  const problems = new ImportProblems();
  let columns: string[] | undefined;
  let row = 0;
  for await (const record of parseRecords(textOf(bytes))) {
    row += 1;
    // yields to other requests: records that are already parsed arrive without a turn of the event loop
    if (row % rowsPerTurn === 0) await setImmediate();
    if (columns === undefined) {
      columns = parseHeader(record);
      problems.add(...headerProblems(columns));
    } else if (row > maxRows + 1) {
      throw new AppError('too_large', `The file has more than ${maxRows} rows. Send it in parts.`);
    } else if (record.every((cell) => cell.trim() === '')) {
      continue;
    } else if (record.length === columns.length) {
      rows.push({ row, record, cells: cellsOf(columns, record) });
    } else {
      if (!problems.isFull) brokenRows.push({ row, record });
      problems.add(problem(row, null, `This row has ${record.length} cells, the header has ${columns.length}.`));
    }
  }
  if (columns === undefined) throw new AppError('invalid', 'The file is empty.');
  return { columns, rows, brokenRows, problems };
}

function parseHeader(record: string[]): string[] {
  if (record.every((title) => title.trim() === '')) throw new AppError('invalid', 'The file is empty.');
  if (record.length > maxColumns) {
    throw new AppError('too_large', `The file has more than ${maxColumns} columns. Remove those that no import reads.`);
  }
  return record.map((title) => title.trim().toLowerCase());
}

function textOf(bytes: Buffer): string {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    throw new AppError('unsupported_type', 'This is a workbook. Save it as “CSV UTF-8” and choose that file.');
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // invalid UTF-8 gives the same error as a NUL character
  }
  throw new AppError('unsupported_type', 'This is no CSV file in UTF-8. Save the table as “CSV UTF-8”.');
}

/** Yields the records of the file; ending the loop stops the parser. */
async function* parseRecords(text: string): AsyncGenerator<string[]> {
  // not `compose`, which parses far ahead of the consumer
  const records = Readable.from(splitText(text)).pipe(parse({ ...format, delimiter: delimiterOf(text) }));
  try {
    yield* records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('invalid', `The file is no valid CSV: ${error.message}.`);
  }
}

const format = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  skip_empty_lines: false,
  max_record_size: 256 * 1024,
};

/** Returns the delimiter of the first line; spreadsheets of many countries write semicolons. */
function delimiterOf(text: string): string {
  const [firstLine = ''] = text.split('\n', 1);
  return firstLine.includes(';') && !firstLine.includes(',') ? ';' : ',';
}

/** Yields chunks that are parsed in a few ms each, so that other requests are handled in between. */
async function* splitText(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length;) {
    await setImmediate();
    const chunk = firstLines(withoutHalfCharacter(text.slice(from, from + chunkLength)));
    yield chunk.normalize();
    from += chunk.length;
  }
}

const chunkLength = 16 * 1024;
/** The parser takes 0.1 ms for any row whose length differs from the header's. */
const linesPerChunk = 100;

function firstLines(text: string): string {
  const lineBreak = /[\r\n]/g;
  for (let lines = 0; lines < linesPerChunk; lines += 1) if (lineBreak.exec(text) === null) return text;
  return text.slice(0, lineBreak.lastIndex);
}

function headerProblems(columns: string[]): ImportProblem[] {
  const known: readonly string[] = [...csvColumns, importProblemsColumn];
  const problems = columns
    .filter((column, index) => !known.includes(column) || columns.indexOf(column) !== index)
    .map((column) =>
      problem(headerRow, column, known.includes(column) ? 'This column is there twice.' : 'There is no such column.'),
    );
  if (columns.includes('sub_category') && !columns.includes('category')) {
    problems.push(problem(headerRow, 'category', 'The column category is needed beside sub_category.'));
  }
  return problems;
}

function cellsOf(columns: string[], record: string[]): ImportRow['cells'] {
  return Object.fromEntries(
    productCsvColumns
      .filter((column) => columns.includes(column))
      .map((column) => [column, unescapeFormula(record[columns.indexOf(column)]?.trim() ?? '')]),
  );
}
