import { Button, NativeSelect, TextInput } from '@mantine/core';
import { bulkPurposeOptions } from '#generated/api/enums/bulk-purpose.ts';
import type { MbankingBulkCreateGroupBody } from '#generated/api/finance.ts';
import { useLabel } from '#web/locale/language.ts';
import { Toolbar } from '#web/ui/stack.tsx';
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
      onSubmit={(event) => {
        event.preventDefault();
        group.create();
      }}
    >
      <Toolbar>
        {draft ? (
          <>
            <TextInput
              aria-label={text.name}
              placeholder={text.name}
              maxLength={60}
              value={draft.name}
              onChange={(event) => put({ ...draft, name: event.currentTarget.value })}
            />
            <NativeSelect
              aria-label={text.purpose}
              value={draft.purpose}
              data={bulkPurposeOptions.map((option) => ({ value: option.value, label: label(option.label) }))}
              onChange={(event) => {
                const chosen = purposes.find((one) => one === event.currentTarget.value);
                if (chosen) put({ ...draft, purpose: chosen });
              }}
            />
            <Button type="submit" disabled={draft.name.trim() === ''} loading={group.isSending}>
              {text.create}
            </Button>
          </>
        ) : (
          <Button size="xs" onClick={() => put({ name: '', purpose: 'affiliate' })}>
            {text.add}
          </Button>
        )}
      </Toolbar>
    </form>
  );
}
