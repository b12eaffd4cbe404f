import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RecordReply } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { History } from '#contract/screen.ts';
import type { Text } from '#contract/text.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useGet } from '#web/data/hooks.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { defineTexts } from '#web/locale/language.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonBar } from '#web/ui/skeletons.tsx';
import { type Change, Changes } from './changes.tsx';
import css from './history-panel.module.css';

const useHistoryText = defineTexts(
  {
    none: 'ยังไม่มีการแก้ไข',
    older: 'เก่ากว่า',
    newer: 'ใหม่กว่า',
    loading: 'กำลังโหลดประวัติ',
    page: (page: number) => `หน้า ${page}`,
  },
  {
    none: 'Nothing has been changed yet',
    older: 'Older',
    newer: 'Newer',
    loading: 'Loading the history',
    page: (page) => `Page ${page}`,
  },
);

/** One entry, as sent by the server. */
interface Entry {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly role: Text;
  readonly action: Text;
  readonly reason: string | null;
  readonly change: Change;
}

interface Answer {
  readonly items: readonly Entry[];
  readonly more: boolean;
}

interface Props {
  readonly history: History;
  /** Key of the record. */
  readonly id: string | number;
  /** Version of the record: a new one has a new entry. */
  readonly version?: unknown;
  /** The screen shows changes of the status elsewhere. */
  readonly withoutMoves: boolean;
}

const when: Field = { name: 'at', kind: 'datetime', label: { th: '', en: '' } };

/** Who changed what of a record, and when; newest first, read when it is opened. */
export function HistoryPanel({ history, id, version, withoutMoves }: Props) {
  const [page, setPage] = useState(1);
  const text = useHistoryText();
  const describe = useDescribeError();
  const query = useMemo(
    () => ({ entity: history.entity, id: String(id), page, ...(withoutMoves && { moves: 'false' }) }),
    [history.entity, id, page, withoutMoves],
  );
  const answer = useGet<RecordReply<Answer>>(history.call, query);
  const { refresh } = answer;
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void refresh();
  }, [version, refresh]);
  const data = answer.data?.data;
  if (answer.error && !data) {
    return (
      <ErrorState
        message={describe(answer.error)}
        reference={answer.error.requestId}
        onRetry={() => void answer.refresh()}
        isRetrying={answer.isValidating}
      />
    );
  }
  if (!data) {
    return (
      <div className={css.waiting} role="status" aria-label={text.loading} aria-busy="true">
        {[0, 1, 2].map((line) => (
          <SkeletonBar key={line} width="100%" height={72} />
        ))}
      </div>
    );
  }
  if (data.items.length === 0 && page === 1) return <p className={css.none}>{text.none}</p>;
  return (
    <div className={css.panel}>
      <ol className={css.entries}>
        {data.items.map((entry) => (
          <HistoryEntry key={entry.seq} entry={entry} />
        ))}
      </ol>
      {(page > 1 || data.more) && (
        <nav className={css.pages}>
          <Button variant="default" size="xs" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {text.newer}
          </Button>
          <span aria-live="polite">{text.page(page)}</span>
          <Button variant="default" size="xs" disabled={!data.more} onClick={() => setPage(page + 1)}>
            {text.older}
          </Button>
        </nav>
      )}
    </div>
  );
}

function HistoryEntry({ entry }: { readonly entry: Entry }) {
  const context = useFormatContext();
  return (
    <li className={css.entry}>
      <header className={css.head}>
        <strong>{entry.action[context.language]}</strong>
        <span className={css.who}>
          {entry.by} · {entry.role[context.language]} ·{' '}
          <time dateTime={entry.at}>{formatValue(when, entry.at, context)}</time>
        </span>
      </header>
      {entry.reason && <p className={css.reason}>{entry.reason}</p>}
      <Changes change={entry.change} />
    </li>
  );
}
