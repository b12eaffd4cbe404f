import type { RecordReply, Row } from '#contract/envelope.ts';
import type { FormScreen } from '#contract/screen.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useGet } from '#web/data/hooks.ts';
import { noCall } from '#web/data/no-call.ts';

export interface RecordState {
  readonly row: Row | undefined;
  readonly error: ApiError | undefined;
  readonly isValidating: boolean;
  refresh(): Promise<void>;
}

/** The record behind an update form. It is not read again by itself while somebody is typing. */
export function useRecord(screen: FormScreen, id: string | undefined): RecordState {
  const query = screen.record && id !== undefined ? { [screen.key]: id } : null;
  const answer = useGet<RecordReply<Row>>(screen.record ?? noCall, query, { once: true });
  return { row: answer.data?.data, error: answer.error, isValidating: answer.isValidating, refresh: answer.refresh };
}
