import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { groupMoney } from '#contract/money.ts';
import { bulkPurposeOptions } from '#generated/api/enums/bulk-purpose.ts';
import type { MbankingBulkCreateGroupBody } from '#generated/api/finance.ts';
import { useMbankingBulkCreateGroup, useMbankingBulkGroupList } from '#generated/web/finance/hooks/mbanking.ts';
import { useCan } from '#web/auth/session-context.tsx';
import type { ApiError } from '#web/data/api-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { useLabel } from '#web/locale/language.ts';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import type { PartProps } from '../account-pane.tsx';
import { css } from '../css.ts';
import { Trouble } from '../trouble.tsx';
import { useAsk } from '../use-ask.ts';
import { GroupView } from './group-view.tsx';
import { Standing } from './standing.tsx';
import { useBulkText } from './texts.ts';

const purposes: readonly MbankingBulkCreateGroupBody['purpose'][] = [
  'withdraw',
  'salary',
  'affiliate',
  'settle',
  'other',
];

/** Milliseconds between two looks at the groups. */
const rhythm = 5_000;

/** Payments to many: the groups of an account, or one of them. */
export function BulkTab({ account, onSignIn, onChanged }: PartProps) {
  const text = useBulkText();
  const label = useLabel();
  const can = useCan();
  const [open, setOpen] = useState<number>();
  const [draft, setDraft] = useState<{ name: string; purpose: MbankingBulkCreateGroupBody['purpose'] }>();
  const [problem, setProblem] = useState<ApiError>();
  const create = useMbankingBulkCreateGroup();
  const groups = useAsk(
    useMbankingBulkGroupList(),
    open === undefined ? { bank_id: Number(account.id), limit: 50 } : null,
    rhythm,
  );
  if (open !== undefined)
    return (
      <GroupView
        id={open}
        account={account}
        onBack={() => {
          setOpen(undefined);
          onChanged();
        }}
      />
    );
  const add = async () => {
    if (!draft) return;
    try {
      const { data } = await create.send({ ...draft, name: draft.name.trim(), bank_id: Number(account.id) });
      setDraft(undefined);
      if (data.group_id !== null) setOpen(data.group_id);
    } catch (error) {
      setProblem(failureOf(error));
    }
  };
  const list = groups.data?.groups;
  const trouble = problem ?? groups.error;
  return (
    <div className={css.stack}>
      {can('finance.mbanking.bulk') && (
        <form
          className={css.tools}
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          {draft ? (
            <>
              <TextInput
                aria-label={text.name}
                placeholder={text.name}
                maxLength={60}
                value={draft.name}
                onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
              />
              <label className={css.field}>
                <select
                  aria-label={text.purpose}
                  value={draft.purpose}
                  onChange={(event) => {
                    const chosen = purposes.find((one) => one === event.currentTarget.value);
                    if (chosen) setDraft({ ...draft, purpose: chosen });
                  }}
                >
                  {bulkPurposeOptions.map((option) => (
                    <option key={option.value} value={option.value}>
                      {label(option.label)}
                    </option>
                  ))}
                </select>
              </label>
              <Button type="submit" disabled={draft.name.trim() === ''} loading={create.isSending}>
                {text.create}
              </Button>
            </>
          ) : (
            <Button size="xs" onClick={() => setDraft({ name: '', purpose: 'affiliate' })}>
              {text.add}
            </Button>
          )}
        </form>
      )}
      {trouble && <Trouble error={trouble} onRetry={groups.again} onSignIn={onSignIn} />}
      {!list && !groups.error && <SkeletonLines count={8} />}
      {list?.length === 0 && <p className={css.quiet}>{text.none}</p>}
      {list && list.length > 0 && (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th>{text.name}</th>
                <th>{text.purpose}</th>
                <th className={css.end}>{text.recipients}</th>
                <th className={css.end}>{text.total}</th>
                <th>{text.progress}</th>
                <th>{text.status}</th>
              </tr>
            </thead>
            <tbody>
              {list.map((group) => {
                const purpose = bulkPurposeOptions.find((option) => option.value === group.purpose);
                return (
                  <tr key={group.id} className={css.groupRow} onClick={() => setOpen(group.id)}>
                    <td>
                      <button type="button" className={css.linkButton} onClick={() => setOpen(group.id)}>
                        {group.name}
                      </button>
                      <small> {group.group_ref}</small>
                    </td>
                    <td>{purpose && label(purpose.label)}</td>
                    <td className={css.end}>{group.recipient_count}</td>
                    <td className={css.end}>{groupMoney(group.total_amount)}</td>
                    <td className={css.nowrap}>
                      {group.success_count} / {group.failed_count} / {group.unknown_count}
                    </td>
                    <td>
                      <Standing status={group.status} />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
