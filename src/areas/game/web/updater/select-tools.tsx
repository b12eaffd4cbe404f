import { NativeSelect, TextInput } from '@mantine/core';
import { gameFields } from '#generated/api/fields/game.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useLabel } from '#web/locale/language.ts';
import { Quiet } from '#web/ui/quiet.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import look from '#web/ui/tabs.module.css';
import { tabs } from './batch.ts';
import { useUpdaterText } from './texts.ts';
import css from './updater.module.css';
import type { Selection } from './use-selection.ts';

const fieldsByName: Readonly<Record<string, (typeof gameFields)['status']>> = gameFields;

/** Tabs by kind of change, with counts. */
export function SelectTabs({ selection }: Pick<ToolsProps, 'selection'>) {
  const text = useUpdaterText();
  return (
    <div className={`${look.tabs} ${css.tabs}`} role="tablist" aria-label={text.difference}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={tab === selection.tab}
          className={look.tab}
          onClick={() => selection.openTab(tab)}
        >
          {text.tabs[tab]} <b data-tab={tab}>{formatCount(selection.lines[tab].length)}</b>
        </button>
      ))}
    </div>
  );
}

interface ToolsProps {
  readonly selection: Selection;
  readonly mayApply: boolean;
}

/** Selects all shown lines, and searches the lines of the tab. */
export function SelectTools({ selection, mayApply }: ToolsProps) {
  const text = useUpdaterText();
  const { state, shown } = selection;
  return (
    <Toolbar>
      <label className={css.all}>
        <input
          type="checkbox"
          className={css.tick}
          ref={(box) => {
            if (box) box.indeterminate = state === 'some';
          }}
          checked={state === 'all'}
          disabled={!mayApply || shown.length === 0}
          onChange={selection.toggleAll}
        />
        {text.selectAll}
      </label>
      <TextInput
        type="search"
        size="xs"
        className={css.search}
        aria-label={text.search}
        placeholder={text.search}
        value={selection.words}
        onChange={(event) => selection.search(event.currentTarget.value)}
      />
      {selection.tab === 'changed' && <FieldChoice selection={selection} />}
      <Quiet className={css.keys} data-end>
        {text.keys}
      </Quiet>
    </Toolbar>
  );
}

function FieldChoice({ selection }: Pick<ToolsProps, 'selection'>) {
  const text = useUpdaterText();
  const label = useLabel();
  return (
    <NativeSelect
      size="xs"
      aria-label={text.field}
      value={selection.field}
      data={[
        { value: '', label: text.allFields },
        ...selection.fields.map((name) => ({
          value: name,
          label: label(fieldsByName[name]?.label ?? { th: name, en: name }),
        })),
      ]}
      onChange={(event) => selection.searchField(event.currentTarget.value)}
    />
  );
}
