import { Button, TextInput } from '@mantine/core';
import { bulkPurposeOptions } from '#generated/api/enums/bulk-purpose.ts';
import type { MbankingBulkCreateGroupBody } from '#generated/api/finance.ts';
import { useLabel } from '#web/locale/language.ts';
import { css } from '../css.ts';
import { useBulkText } from './texts.ts';
import type { NewGroup } from './use-new-group.ts';

const purposes: readonly MbankingBulkCreateGroupBody['purpose'][] = [
  'withdraw',
  'salary',
  'affiliate',
  'settle',
  'other',
];

/** A button that begins a group; then its name and what it is for. */
export function NewGroupForm({ group }: { readonly group: NewGroup }) {
  const text = useBulkText();
  const label = useLabel();
  const { draft, put } = group;
  return (
    <form
      className={css.tools}
      onSubmit={(event) => {
        event.preventDefault();
        group.create();
      }}
    >
      {draft ? (
        <>
          <TextInput
            aria-label={text.name}
            placeholder={text.name}
            maxLength={60}
            value={draft.name}
            onChange={(event) => put({ ...draft, name: event.currentTarget.value })}
          />
          <label className={css.field}>
            <select
              aria-label={text.purpose}
              value={draft.purpose}
              onChange={(event) => {
                const chosen = purposes.find((one) => one === event.currentTarget.value);
                if (chosen) put({ ...draft, purpose: chosen });
              }}
            >
              {bulkPurposeOptions.map((option) => (
                <option key={option.value} value={option.value}>
                  {label(option.label)}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" disabled={draft.name.trim() === ''} loading={group.isSending}>
            {text.create}
          </Button>
        </>
      ) : (
        <Button size="xs" onClick={() => put({ name: '', purpose: 'affiliate' })}>
          {text.add}
        </Button>
      )}
    </form>
  );
}
