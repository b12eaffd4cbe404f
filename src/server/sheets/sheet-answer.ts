import type { FileFormat } from '#contract/file-format.ts';
import type { Answer } from '../context/call.ts';
import type { ReplyBytes } from '../records/envelope.ts';
import { csvChunks } from './csv-file.ts';
import { dispositionOf } from './file-name.ts';
import { inOneLanguage } from './one-language.ts';
import type { Sheet } from './sheet.ts';
import { withUnits } from './units.ts';
import { workbookChunks } from './workbook/workbook.ts';

const formats: Readonly<
  Record<FileFormat, { readonly type: string; chunks(sheet: Sheet): AsyncIterable<string | Uint8Array> }>
> = {
  csv: { type: 'text/csv; charset=utf-8', chunks: csvChunks },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    chunks: workbookChunks,
  },
};

/** A file that is there already as an answer. */
export function bytesAnswer({ name, type, bytes }: ReplyBytes): Answer {
  async function* once() {
    yield bytes;
  }
  const plain = name.slice(name.lastIndexOf('.') + 1);
  return {
    chunks: once(),
    headers: { 'content-type': type, 'content-disposition': dispositionOf(name, `file.${plain}`) },
  };
}

/** The media type of a format. */
export const typeOf = (format: FileFormat): string => formats[format].type;

/** The file as an answer; `X-Total-Count` says how many rows match, `X-Exported-Count` how many are in it. */
export function sheetAnswer(sheet: Sheet, format: FileFormat): Answer {
  const { type, chunks } = formats[format];
  return {
    chunks: chunks(withUnits(inOneLanguage(sheet))),
    headers: {
      'content-type': type,
      'content-disposition': dispositionOf(`${sheet.name}.${format}`, `${sheet.plainName}.${format}`),
      'x-total-count': String(sheet.total),
      'x-exported-count': String(sheet.count),
    },
  };
}
