import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { gameFields } from '#generated/api/fields/game.ts';
import type { GameImportReply } from '#generated/api/game.ts';
import { gameImport } from '#generated/web/game/calls/game.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useLabel } from '#web/locale/language.ts';
import { Pager } from '#web/screens/shared/pager.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ApplyDialog } from './apply-dialog.tsx';
import {
  type Batch,
  fieldsOf,
  firstChoice,
  found,
  linesOf,
  stateOf,
  switched,
  switchedAll,
  type Tab,
  tabs,
} from './batch.ts';
import { css } from './css.ts';
import { LineTable } from './line-table.tsx';
import { useUpdaterText } from './texts.ts';

const number = (value: number) => value.toLocaleString('en-US');
const limit = 100;

interface Props {
  readonly batch: Batch;
  readonly onApplied: (result: GameImportReply) => void;
}

/** Step 3: what differs, by what would become of it, and what of it is to be applied. */
export function StepSelect({ batch, onApplied }: Props) {
  const text = useUpdaterText();
  const label = useLabel();
  const can = useCan();
  const lines = useMemo(() => linesOf(batch), [batch]);
  const [choice, setChoice] = useState(() => firstChoice(lines));
  const [tab, setTab] = useState<Tab>(() => tabs.find((one) => lines[one].length > 0) ?? 'new');
  const [field, setField] = useState('');
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const [isAsking, setAsking] = useState(false);
  const mayApply = can(gameImport.permission);
  const all = lines[tab];
  const shown = found(all, tab === 'changed' ? field : '', words);
  const state = stateOf(choice, tab, shown);
  const [added, changed, removed] = [choice.new.size, choice.changed.size, choice.removed.size];
  const known: Readonly<Record<string, (typeof gameFields)['status']>> = gameFields;
  const toggleAll = () => setChoice((before) => switchedAll(before, tab, shown));
  if (tabs.every((one) => lines[one].length === 0)) {
    return (
      <section className={css.card}>
        <EmptyState title={text.nothing}>{text.nothingHint}</EmptyState>
      </section>
    );
  }
  return (
    <section className={css.card}>
      <div className={css.tabs} role="tablist" aria-label={text.steps[2]}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={one === tab}
            className={css.tab}
            onClick={() => {
              setTab(one);
              setPage(1);
            }}
          >
            {text.tabs[one]} <b data-tab={one}>{number(lines[one].length)}</b>
          </button>
        ))}
        <span className={css.same}>{text.same(number(batch.same_count))}</span>
      </div>
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
            onChange={toggleAll}
          />
          {text.selectAll}
        </label>
        <input
          type="search"
          className={css.search}
          aria-label={text.search}
          placeholder={text.search}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setPage(1);
          }}
        />
        {tab === 'changed' && (
          <select
            className={css.search}
            aria-label={text.field}
            value={field}
            onChange={(event) => {
              setField(event.currentTarget.value);
              setPage(1);
            }}
          >
            <option value="">{text.allFields}</option>
            {fieldsOf(all).map((name) => {
              const field = known[name];
              return (
                <option key={name} value={name}>
                  {field ? label(field.label) : name}
                </option>
              );
            })}
          </select>
        )}
        <small className={css.keys}>{text.keys}</small>
      </div>
      {tab === 'removed' && all.length > 0 && <p className={css.notice}>{text.removedHint}</p>}
      {shown.length === 0 ? (
        <p className={css.quiet}>{all.length === 0 ? text.empty[tab] : text.noMatch}</p>
      ) : (
        <LineTable
          tab={tab}
          lines={shown.slice((page - 1) * limit, page * limit)}
          chosen={choice[tab]}
          disabled={!mayApply}
          onToggle={(code) => setChoice((before) => switched(before, tab, code))}
          onToggleAll={toggleAll}
        />
      )}
      {shown.length > limit && <Pager page={page} limit={limit} total={shown.length} onPage={setPage} />}
      <div className={css.bar}>
        <strong role="status">{text.summary(number(added), number(changed), number(removed))}</strong>
        {mayApply ? (
          <Button disabled={added + changed + removed === 0} onClick={() => setAsking(true)}>
            {text.apply}
          </Button>
        ) : (
          <span className={css.quiet}>{text.viewOnly}</span>
        )}
      </div>
      {isAsking && <ApplyDialog batch={batch} choice={choice} onClose={() => setAsking(false)} onApplied={onApplied} />}
    </section>
  );
}
