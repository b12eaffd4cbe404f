import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import { NativeSelect } from '@mantine/core';
import { mdiClose } from '@mdi/js';
import { useLabel } from '#web/locale/language.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './filter-bar.module.css';
import { useToolText } from './tool-texts.ts';
import type { ListModel } from './use-list-screen.ts';

const nameOf = ({ screen }: ListModel, by: string) => screen.filters.find(({ name }) => name === by)?.field.label;

/** By which choice the rows are grouped. */
export function GroupChoice({ model }: { readonly model: ListModel }) {
  const text = useToolText();
  const label = useLabel();
  const { address } = model.list;
  const choices = (model.screen.groups ?? []).flatMap((by) => {
    const name = nameOf(model, by);
    return name ? [{ value: by, label: label(name) }] : [];
  });
  return (
    <NativeSelect
      mb="xs"
      size="xs"
      label={text.groupBy}
      value={address.state.group ?? ''}
      data={[{ value: '', label: text.noGroups }, ...choices]}
      onChange={(event) => address.change({ kind: 'group', by: event.currentTarget.value || undefined })}
    />
  );
}

/** What the rows are grouped by just now, and the way back. */
export function GroupChip({ model }: { readonly model: ListModel }) {
  const text = useToolText();
  const label = useLabel();
  const { address } = model.list;
  const name = nameOf(model, address.state.group ?? '');
  if (!name) return null;
  return (
    <span className={css.chip}>
      <button
        type="button"
        className={css.chipWhole}
        title={text.ungroup}
        onClick={() => address.change({ kind: 'group', by: undefined })}
      >
        {text.groupedBy(label(name))} <Icon path={mdiClose} size={13} />
      </button>
    </span>
  );
}
