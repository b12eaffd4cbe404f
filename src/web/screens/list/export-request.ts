import type { Call } from '#contract/call.ts';
import type { FileFormat } from '#contract/file-format.ts';

/** What is sent for a file. */
export interface FileRequest {
  readonly call: Call;
  readonly query?: object;
  readonly body?: object;
}

/** The request for a file of a format. */
export type FileRequestOf = (format: FileFormat) => FileRequest;

/** A request for all filtered rows of a list, in its order, instead of one page. */
export function exportOf(call: Call, query: Readonly<Record<string, string>>): FileRequestOf {
  const { page: _page, limit: _limit, ...filters } = query;
  return (format) => ({ call, query: { ...filters, export: format } });
}
