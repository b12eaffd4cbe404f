import { mdiChevronDown, mdiChevronRight } from '@mdi/js';
import { type KeyboardEvent, memo, useSyncExternalStore } from 'react';
import { moveFocus } from '#web/screens/matrix/move-focus.ts';
import type { Store } from '#web/store/create-store.ts';
import { Icon } from '#web/ui/icon.tsx';
import marks from '#web/ui/marks.module.css';
import tables from '#web/ui/plain-table.module.css';
import { type Area, columns, type Resource, type Verb } from './catalog.ts';
import { type Grants, type Limits, maySwitch, stateOf, switchedAll, switchGrants, triOf } from './grants.ts';
import css from './matrix.module.css';
import { useAreaTitle, useMatrixText } from './texts.ts';
import { TriBox } from './tri-box.tsx';

interface Props {
  readonly areas: readonly Area[];
  readonly store: Store<Grants>;
  readonly limits: Limits;
  readonly closed: ReadonlySet<string>;
  readonly onToggleArea: (area: string) => void;
}

/** The matrix: a group of rows per area. A click re-renders only its row and the heading of its group. */
export const Matrix = memo(function Matrix({ areas, store, limits, closed, onToggleArea }: Props) {
  const text = useMatrixText();
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (moveFocus(event.currentTarget, event.target, event.key)) event.preventDefault();
  };
  return (
    <table className={`${tables.table} ${tables.headed} ${css.matrix}`} aria-label={text.matrix} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col" className={css.head} data-start>
            {text.resource}
          </th>
          {columns.map((action) => (
            <th key={action} scope="col" className={css.head}>
              {text.columns[action]}
            </th>
          ))}
          <th scope="col" className={css.head} data-start>
            {text.special}
          </th>
        </tr>
      </thead>
      {areas.map((area) => (
        <tbody key={area.id}>
          <AreaRow area={area} store={store} limits={limits} isClosed={closed.has(area.id)} onToggle={onToggleArea} />
          {!closed.has(area.id) &&
            area.resources.map((resource) => (
              <ResourceRow key={resource.id} resource={resource} store={store} limits={limits} />
            ))}
        </tbody>
      ))}
    </table>
  );
});

interface AreaProps {
  readonly area: Area;
  readonly store: Store<Grants>;
  readonly limits: Limits;
  readonly isClosed: boolean;
  readonly onToggle: (area: string) => void;
}

const AreaRow = memo(function AreaRow({ area, store, limits, isClosed, onToggle }: AreaProps) {
  const text = useMatrixText();
  const title = useAreaTitle()(area.id);
  const keys = area.resources.flatMap(({ verbs }) => verbs.map(({ key }) => key));
  const grantedCount = useSyncExternalStore(store.subscribe, () => keys.filter((key) => store.get().has(key)).length);
  const tri = grantedCount === 0 ? 'none' : grantedCount === keys.length ? 'all' : 'some';
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns.length + 2} className={css.area}>
        <TriBox
          label={text.all(title)}
          state={tri}
          disabled={!keys.some((key) => maySwitch(limits, key))}
          onChange={(on) => store.set((grants) => switchedAll(grants, area.resources, on, limits))}
        />
        <button
          type="button"
          className={`bare ${css.fold}`}
          aria-expanded={!isClosed}
          onClick={() => onToggle(area.id)}
        >
          <Icon path={isClosed ? mdiChevronRight : mdiChevronDown} size={16} />
          {title}
          <small>{text.count(grantedCount, keys.length)}</small>
        </button>
      </th>
    </tr>
  );
});

interface RowProps {
  readonly resource: Resource;
  readonly store: Store<Grants>;
  readonly limits: Limits;
}

const ResourceRow = memo(function ResourceRow({ resource, store, limits }: RowProps) {
  const text = useMatrixText();
  useSyncExternalStore(store.subscribe, () => stateOf(resource, store.get(), limits.base));
  const grants = store.get();
  const toggle = (key: string, on: boolean) => store.set((held) => switchGrants(held, resource, [key], on, limits));
  const box = (verb: Verb, isChip: boolean) => (
    <Box
      key={verb.key}
      verb={verb}
      title={resource.title}
      on={grants.has(verb.key)}
      before={limits.base.has(verb.key)}
      may={maySwitch(limits, verb.key)}
      locked={limits.locked}
      isChip={isChip}
      onChange={toggle}
    />
  );
  return (
    <tr className={css.row}>
      <th scope="row" className={css.name}>
        <TriBox
          label={text.all(resource.title)}
          state={triOf(
            resource.verbs.map(({ key }) => key),
            grants,
          )}
          disabled={!resource.verbs.some(({ key }) => maySwitch(limits, key))}
          onChange={(on) => store.set((held) => switchedAll(held, [resource], on, limits))}
        />
        <span className={css.title}>{resource.title}</span>
      </th>
      {columns.map((action) => {
        const verb = resource.columns[action];
        return (
          <td key={action} className={css.cell} data-empty={!verb || undefined}>
            {verb && box(verb, false)}
          </td>
        );
      })}
      <td className={css.cell} data-special data-empty={resource.special.length === 0 || undefined}>
        {resource.special.map((verb) => box(verb, true))}
      </td>
    </tr>
  );
});

interface BoxProps {
  readonly verb: Verb;
  readonly title: string;
  readonly on: boolean;
  readonly before: boolean;
  readonly may: boolean;
  readonly locked: boolean;
  /** Shares a cell with others, so it shows its name. */
  readonly isChip: boolean;
  readonly onChange: (key: string, on: boolean) => void;
}

/** One permission. State is never shown by colour alone: risk has a word, a change a sign. */
function Box({ verb, title, on, before, may, locked, isChip, onChange }: BoxProps) {
  const text = useMatrixText();
  const changed = on === before ? undefined : on ? 'added' : 'removed';
  const reason = may || locked ? undefined : text.lacking;
  const hint = [reason, changed && text[changed]].filter(Boolean).join(' · ');
  const high = verb.risk === 'high';
  const name = text.cell(verb.label, title);
  return (
    <label
      className={isChip ? css.chip : css.box}
      data-on={on || undefined}
      data-high={high || undefined}
      data-off={!may || undefined}
      title={hint || undefined}
    >
      <input
        type="checkbox"
        className={css.tick}
        checked={on}
        disabled={!may}
        aria-label={[name, high && text.high, reason].filter(Boolean).join(' · ')}
        onChange={(event) => onChange(verb.key, event.currentTarget.checked)}
      />
      <span className={isChip ? undefined : css.word}>{verb.label}</span>
      {high && <em className={css.risk}>{text.high}</em>}
      {changed && (
        <b className={`${marks.pill} ${css.mark}`} data-tone={changed === 'added' ? 'success' : 'danger'}>
          {changed === 'added' ? '+' : '−'}
        </b>
      )}
    </label>
  );
}
