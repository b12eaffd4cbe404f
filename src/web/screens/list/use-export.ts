import { useCallback, useRef, useState } from 'react';
import type { Call } from '#contract/call.ts';
import { ApiError } from '#web/data/api-error.ts';
import { useClient } from '#web/data/client-context.tsx';

/** Rows that one file may hold (convention of the API). */
export const mostExported = 50_000;

/** Rows that a browser turns into a workbook without making people wait. */
export const mostWorkbookRows = 20_000;

export type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'running' }
  /** `count` rows are in the file, of `total` that match. */
  | { readonly step: 'done'; readonly count: number; readonly total: number }
  | { readonly step: 'failed'; readonly error: ApiError };

export interface Export {
  readonly state: ExportState;
  /** `workbook` = as XLSX, made here from the same answer. */
  run(query: Readonly<Record<string, string>>, total: number, workbook?: boolean): Promise<void>;
  cancel(): void;
  reset(): void;
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

/** Hands a file to the browser to keep. */
export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser needs the address a moment longer than the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Every row that matches the filters as a file, in the order of the list; tells how many of how many it holds. */
export function useExport(list: Call, fileName: string): Export {
  const client = useClient();
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const stop = useRef<AbortController>(undefined);
  const run = useCallback(
    async (query: Readonly<Record<string, string>>, total: number, workbook = false) => {
      const { page: _page, limit: _limit, ...asked } = query;
      stop.current = new AbortController();
      setState({ step: 'running' });
      try {
        const file = await client.download(list, { query: { ...asked, export: 'csv' }, signal: stop.current.signal });
        const counted = Number(file.headers.get('x-exported-count') ?? Number.NaN);
        const count = Number.isInteger(counted) ? counted : countRecords(await file.blob.text());
        const all = Number(file.headers.get('x-total-count') ?? Number.NaN);
        const name = file.fileName ?? fileName;
        if (workbook) {
          const { workbookOf } = await import('./xlsx.ts');
          save(await workbookOf(file.blob, name.replace(/\.csv$/, '')), name.replace(/\.csv$/, '.xlsx'));
        } else save(file.blob, name);
        setState({ step: 'done', count, total: Number.isInteger(all) ? all : Math.max(total, count) });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setState(error.fault === 'aborted' ? { step: 'idle' } : { step: 'failed', error });
      }
    },
    [client, list, fileName],
  );
  const cancel = useCallback(() => stop.current?.abort(), []);
  const reset = useCallback(() => setState({ step: 'idle' }), []);
  return { state, run, cancel, reset };
}
