import { useCallback, useState } from 'react';
import type { FileFormat } from '#contract/file-format.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useClient } from '#web/data/client-context.tsx';
import { save } from '#web/ui/save-file.ts';
import { useWork } from '../shared/use-work.ts';
import type { FileRequestOf } from './export-request.ts';

/** Rows that one file may hold (convention of the API). */
export const maxExported = 50_000;

export type ExportState =
  | { readonly step: 'idle' }
  /** So many bytes have come. */
  | { readonly step: 'running'; readonly bytes: number }
  /** `count` rows are in the file, of `total` that match. */
  | { readonly step: 'done'; readonly count: number; readonly total: number; readonly name: string }
  | { readonly step: 'failed'; readonly error: ApiError };

export interface Export {
  readonly state: ExportState;
  /** `total` = how many rows are expected. */
  run(format: FileFormat, total: number): Promise<void>;
  cancel(): void;
}

/** Lines of a CSV file without its head; line breaks inside quotes do not count. */
export function countRecords(csv: string): number {
  let quoted = false;
  let lines = 0;
  let filled = false;
  for (const character of csv) {
    if (character === '"') quoted = !quoted;
    if (character === '\n' && !quoted) {
      if (filled) lines += 1;
      filled = false;
    } else if (character !== '\r') filled = true;
  }
  return Math.max(0, lines + (filled ? 1 : 0) - 1);
}

/** A number in a header; undefined where it says none. */
function countIn(headers: Headers, name: string): number | undefined {
  const value = Number(headers.get(name) ?? Number.NaN);
  return Number.isInteger(value) ? value : undefined;
}

/** Rows as a file, which the browser is handed; says how many of how many it holds. */
export function useExport(requestOf: FileRequestOf): Export {
  const client = useClient();
  const { state, run: begin, cancel } = useWork<Omit<Extract<ExportState, { step: 'done' }>, 'step'>>();
  const [bytes, setBytes] = useState(0);
  const run = useCallback(
    async (format: FileFormat, total: number) => {
      const { call, ...sent } = requestOf(format);
      setBytes(0);
      await begin(async (signal) => {
        const file = await client.download(call, { ...sent, signal, onProgress: setBytes });
        const exported = countIn(file.headers, 'x-exported-count');
        // A server that does not say so leaves the lines of the file to be counted, and a workbook to be believed.
        const count =
          exported ?? (format === 'csv' ? countRecords(await file.blob.text()) : Math.min(total, maxExported));
        const name = file.fileName ?? `${call.id.replaceAll('.', '-')}.${format}`;
        save(file.blob, name);
        return { name, count, total: countIn(file.headers, 'x-total-count') ?? Math.max(total, count) };
      });
    },
    [begin, client, requestOf],
  );
  const shown: ExportState =
    state.step === 'done'
      ? { step: 'done', ...state.result }
      : state.step === 'running'
        ? { step: 'running', bytes }
        : state;
  return { state: shown, run, cancel };
}
