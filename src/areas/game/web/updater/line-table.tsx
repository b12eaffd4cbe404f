import type { KeyboardEvent } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import { gameFields as f } from '#generated/api/fields/game.ts';
import { renderCell } from '#web/fields/cells.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import tables from '#web/ui/framed-table.module.css';
import { Quiet } from '#web/ui/quiet.tsx';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import type { Line, Tab } from './batch.ts';
import css from './line-table.module.css';
import { useUpdaterText } from './texts.ts';
import updater from './updater.module.css';

const fieldsByName: Readonly<Record<string, Field>> = f;
const flags = [f.has_demo, f.has_freespin, f.has_jackpot];

interface Props {
  readonly tab: Tab;
  readonly lines: readonly Line[];
  readonly chosen: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onToggle: (code: string) => void;
  readonly onToggleAll: () => void;
}

/** Moves the focus among the table's checkboxes. */
function moveFocus(table: HTMLElement, target: EventTarget, step: number): void {
  const boxes = [...table.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]:not(:disabled)')];
  const at = target instanceof HTMLInputElement ? boxes.indexOf(target) : -1;
  boxes[Math.min(boxes.length - 1, Math.max(0, at + step))]?.focus();
}

/** Games with their changes. Arrow keys move, the space bar selects, A selects all. */
export function LineTable({ tab, lines, chosen, disabled, onToggle, onToggleAll }: Props) {
  const text = useUpdaterText();
  const label = useLabel();
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }[event.key];
    if (step !== undefined) moveFocus(event.currentTarget, event.target, step);
    else if (event.key === 'a' && !disabled) onToggleAll();
    else return;
    event.preventDefault();
  };
  return (
    <ScrollBox className={tables.scroller} label={text.tabs[tab]}>
      <table className={`${tables.table} ${css.lines}`} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th aria-label={text.selectAll} />
            <th>{text.picture}</th>
            <th>{label(f.game_code.label)}</th>
            <th>{label(f.type.label)}</th>
            <th>{tab === 'changed' ? text.difference : text.features}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow
              key={line.code}
              tab={tab}
              line={line}
              isChosen={chosen.has(line.code)}
              disabled={disabled}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface RowProps extends Pick<Props, 'tab' | 'disabled' | 'onToggle'> {
  readonly line: Line;
  readonly isChosen: boolean;
}

function LineRow({ tab, line, isChosen, disabled, onToggle }: RowProps) {
  const context = useFormatContext();
  const { code, game, problem } = line;
  const name = String(game.name_th ?? game.name_en ?? code);
  return (
    <tr data-chosen={isChosen || undefined} data-problem={problem !== undefined || undefined}>
      <td className={css.tickCell}>
        <input
          type="checkbox"
          className={updater.tick}
          aria-label={name}
          checked={isChosen}
          disabled={disabled || problem !== undefined}
          onChange={() => onToggle(code)}
        />
      </td>
      <td>
        <Picture game={game} name={name} />
      </td>
      <td className={css.name}>
        <strong>{name}</strong>
        {typeof game.name_en === 'string' && game.name_en !== name && <span>{game.name_en}</span>}
        <code>{code}</code>
        {problem !== undefined && <em className={css.bad}>{problem}</em>}
      </td>
      <td>{formatValue(f.type, game.type, context)}</td>
      <td>{tab === 'changed' ? <Differences changes={line.changes} /> : <Features game={game} tab={tab} />}</td>
    </tr>
  );
}

/** The game's picture, or the start of its name as a placeholder. */
function Picture({ game, name }: { readonly game: Row; readonly name: string }) {
  const context = useFormatContext();
  if (typeof game.image_url === 'string') return renderCell(f.image_url, { ...game }, context);
  return (
    <span className={css.tile} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  );
}

function Differences({ changes }: { readonly changes: readonly Row[] }) {
  const text = useUpdaterText();
  const label = useLabel();
  const context = useFormatContext();
  const format = (name: string, value: unknown) => {
    const field = fieldsByName[name];
    return (field && value !== null ? formatValue(field, value, context) : String(value ?? '')) || '–';
  };
  // Image URLs say nothing to the operator, so the pictures are shown.
  const shown = (name: string, value: unknown) => {
    const field = fieldsByName[name];
    return field && kinds[field.kind].file && typeof value === 'string' && value !== ''
      ? renderCell(field, { [name]: value }, context)
      : format(name, value);
  };
  return (
    <ul className={css.changes}>
      {changes.map((change) => {
        const name = String(change.field);
        const field = fieldsByName[name];
        return (
          <li key={name}>
            <Toolbar>
              <span className={css.field}>{field ? label(field.label) : name}</span>
              <del title={text.old}>{shown(name, change.old)}</del>
              <span aria-hidden="true">→</span>
              <ins title={text.new}>{shown(name, change.new)}</ins>
            </Toolbar>
          </li>
        );
      })}
    </ul>
  );
}

function Features({ game, tab }: { readonly game: Row; readonly tab: Tab }) {
  const label = useLabel();
  const context = useFormatContext();
  if (tab === 'removed') return renderCell(f.status, { ...game }, context);
  const parts = [
    game.sub_provider_code,
    ...(typeof game.rtp_pct === 'string' ? [`RTP ${formatValue(f.rtp_pct, game.rtp_pct, context)}`] : []),
    ...flags.filter(({ name }) => game[name] === true).map((field) => label(field.label)),
  ];
  return <Quiet>{parts.filter((part) => typeof part === 'string').join(' · ')}</Quiet>;
}
