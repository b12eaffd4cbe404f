import { useCallback, useMemo } from 'react';
import { useRouter } from 'wouter';
import type { RecordOf, RecordReply } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { DetailScreen } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { type ScreenPhase, screenPhase } from '#web/core/screen-phase.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useGet } from '#web/data/hooks.ts';
import { type Actions, useActions } from '../shared/use-actions.tsx';

/** `Answer` is the reply of its call. */
export interface DetailModel<Answer = unknown> {
  readonly screen: DetailScreen;
  readonly phase: ScreenPhase;
  /** Undefined while it is not known, and where it is missing. */
  readonly record: RecordOf<Answer> | undefined;
  /** The field with the record's status. */
  readonly status: Field | undefined;
  readonly error: ApiError | undefined;
  readonly isValidating: boolean;
  readonly actions: Actions;
  refresh(): Promise<void>;
}

/** Behaviour of a detail screen: the identifier is in the address, the record comes from the server; no markup. */
export function useDetailScreen<Answer>(screen: DetailScreen<Answer>): DetailModel<Answer> {
  const can = useCan();
  const router = useRouter();
  const id = new URLSearchParams(router.searchHook(router)).get(screen.key) ?? '';
  const allowed = can(screen.permission);
  const query = useMemo(() => ({ [screen.key]: id }), [screen.key, id]);
  const answer = useGet<RecordReply<RecordOf<Answer>>>(screen.record, allowed && id !== '' ? query : null);
  const data: unknown = answer.data?.data;
  const isMissing = id === '' || answer.error?.code === 404;
  const record = !isMissing && typeof data === 'object' && data !== null ? answer.data?.data : undefined;
  const { refresh } = answer;
  const reread = useCallback(() => void refresh(), [refresh]);
  const rowKey = screen.fields.some((field) => field.name === screen.key) ? screen.key : 'id';
  const source = useMemo(
    () => ({
      key: rowKey,
      record: screen.record,
      fields: screen.fields,
      scope: { actions: screen.actions, fields: screen.fields, can },
    }),
    [screen, rowKey, can],
  );
  const actions = useActions(source, reread);
  const status = screen.fields.find((field) => field.kind === 'enum' && field.name === 'status');
  const code = isMissing ? 404 : answer.error && (answer.error.code || -1);
  const phase = screenPhase({
    allowed,
    hasData: record !== undefined,
    ...(code !== undefined && { errorCode: code }),
    isValidating: answer.isValidating,
  });
  return { screen, phase, record, status, error: answer.error, isValidating: answer.isValidating, actions, refresh };
}
