import { gameFields } from '#generated/api/fields/game.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useLabel } from '#web/locale/language.ts';
import { tabs } from './batch.ts';
import { css } from './css.ts';
import { useUpdaterText } from './texts.ts';
import type { Selection } from './use-selection.ts';

const fieldsByName: Readonly<Record<string, (typeof gameFields)['status']>> = gameFields;

interface TabsProps {
  readonly selection: Selection;
  /** Number of unchanged games. */
  readonly sameCount: number;
}

/** Tabs by kind of change, with counts. */
export function SelectTabs({ selection, sameCount }: TabsProps) {
  const text = useUpdaterText();
  return (
    <div className={css.tabs} role="tablist" aria-label={text.steps[2]}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={tab === selection.tab}
          className={css.tab}
          onClick={() => selection.openTab(tab)}
        >
          {text.tabs[tab]} <b data-tab={tab}>{formatCount(selection.lines[tab].length)}</b>
        </button>
      ))}
      <span className={css.same}>{text.same(formatCount(sameCount))}</span>
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
    <div className={css.tools}>
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
      <input
        type="search"
        className={css.search}
        aria-label={text.search}
        placeholder={text.search}
        value={selection.words}
        onChange={(event) => selection.search(event.currentTarget.value)}
      />
      {selection.tab === 'changed' && <FieldChoice selection={selection} />}
      <small className={css.keys}>{text.keys}</small>
    </div>
  );
}

function FieldChoice({ selection }: Pick<ToolsProps, 'selection'>) {
  const text = useUpdaterText();
  const label = useLabel();
  return (
    <select
      className={css.search}
      aria-label={text.field}
      value={selection.field}
      onChange={(event) => selection.searchField(event.currentTarget.value)}
    >
      <option value="">{text.allFields}</option>
      {selection.fields.map((name) => {
        const field = fieldsByName[name];
        return (
          <option key={name} value={name}>
            {field ? label(field.label) : name}
          </option>
        );
      })}
    </select>
  );
}
