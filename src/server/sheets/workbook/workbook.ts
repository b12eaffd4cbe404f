import { ZipWriter } from '@zip.js/zip.js';
import type { Sheet } from '../sheet.ts';
import {
  contentTypes,
  factsPart,
  packageRelations,
  propertiesPart,
  workbookPart,
  workbookRelations,
} from './fixed-parts.ts';
import { rowsPart, type Written } from './rows-part.ts';
import { stylesPart } from './styles.ts';

/**
 * What every program that reads such packages understands, also one that reads them from front to back: no entry is
 * anywhere near four gigabytes.
 */
const packing = {
  useWebWorkers: false,
  bufferedWrite: false,
  dataDescriptorSignature: true,
  extendedTimestamp: false,
  zip64: false,
} as const;

/** A part of the package, whole or piece by piece. */
type Part = readonly [path: string, text: string | AsyncIterable<string>];

/** The parts in the order in which they are written: those about the rows come after them. */
function* partsOf(sheet: Sheet): Generator<Part> {
  const written: Written = { filtered: 'A1:A1' };
  yield ['[Content_Types].xml', contentTypes];
  yield ['_rels/.rels', packageRelations];
  yield ['xl/styles.xml', stylesPart];
  yield ['xl/worksheets/sheet1.xml', rowsPart(sheet, written)];
  yield ['xl/worksheets/sheet2.xml', factsPart(sheet)];
  yield ['xl/workbook.xml', workbookPart(sheet, written.filtered)];
  yield ['xl/_rels/workbook.xml.rels', workbookRelations];
  yield ['docProps/core.xml', propertiesPart(sheet)];
}

/** Pieces of text as a stream of bytes that asks for the next piece only when there is room for it. */
function streamOf(text: string | AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = piecesOf(text);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return();
    },
  });
}

async function* piecesOf(text: string | AsyncIterable<string>): AsyncGenerator<string, void> {
  if (typeof text === 'string') yield text;
  else yield* text;
}

/**
 * A sheet as a workbook (Office Open XML), made while it is sent: neither the rows nor the file are ever held whole, and
 * packing is done off the main thread.
 */
export async function* workbookChunks(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writing = write(sheet, writable);
  // A failure reaches the reader by the stream.
  writing.catch(() => undefined);
  yield* readable;
  await writing;
}

async function write(sheet: Sheet, writable: WritableStream<Uint8Array>): Promise<void> {
  const zip = new ZipWriter(writable, { ...packing, lastModDate: sheet.made });
  try {
    for (const [path, text] of partsOf(sheet)) await zip.add(path, streamOf(text));
    await zip.close();
  } catch (error) {
    await writable.abort(error).catch(() => undefined);
    throw error;
  }
}
