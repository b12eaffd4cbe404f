import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { RecordReply, Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Panel as Spec } from '#contract/panel.ts';
import { meets } from '#web/core/actions.ts';
import { rowId } from '#web/core/live-rows.ts';
import { useGet } from '#web/data/hooks.ts';
import { renderCell } from '#web/fields/cells.ts';
import { formatField } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { ListModel } from '../list/use-list-screen.ts';
import { AnswerState } from '../shared/answer-state.tsx';
import type { DetailsProps } from './board-screen.tsx';
import { ClaimNote } from './claim-note.tsx';
import css from './panel.module.css';
import { PanelActions } from './panel-actions.tsx';
import { PanelFigure } from './panel-figure.tsx';
import type { PanelPartProps } from './panel-part.ts';
import { PanelSection } from './panel-section.tsx';
import { usePanelText } from './texts.ts';
import { useClaim } from './use-claim.ts';
import { useSentence } from './use-sentence.ts';

interface Props extends Pick<DetailsProps, 'keys'> {
  readonly panel: Spec;
  /** What the list says of the record. */
  readonly row: Row;
  readonly model: ListModel;
  readonly onClose: () => void;
}

/** The record as its own call has it; the row alone where there is no such call, or the server has none. */
function useRecord({ record: call, refresh }: Spec, row: Row, { screen, actions, list }: ListModel) {
  const query = call ? { [call.key ?? screen.key]: rowId(row, screen.key) } : null;
  const answer = useGet<RecordReply<Row>>(call ?? screen.list, query, { refresh, still: actions.isOpen });
  const read = answer.data?.data;
  const record = read ? { ...row, ...read } : !call || answer.absent ? row : undefined;
  // The list learns of a change as soon as the panel does.
  const version = read?.version;
  const known = useRef(version);
  const { refresh: reread } = list;
  useEffect(() => {
    if (known.current !== undefined && known.current !== version) void reread();
    known.current = version;
  }, [version, reread]);
  return { record, answer };
}

/** As the column of the list draws it. */
function chipOf(field: Field, { columns }: ListModel['screen'], row: Row, context: FormatContext): ReactNode {
  const { cell, draw } = columns.find(({ name }) => name === field.name) ?? {};
  const standard = renderCell(field, row, context);
  const word = draw?.(cell as never, field.name) as CellOverride | undefined;
  return word ? word(row, standard, context) : standard;
}

/** Keys while the panel is open: those of its parts, then the actions of the record as it is here. */
function useKeys(keys: Props['keys'], row: Row, { actions }: ListModel, isHeld: boolean): PanelPartProps['keys'] {
  const parts = useRef<(pressed: string) => boolean>(undefined);
  // After the panel before has left: it takes its own away.
  useLayoutEffect(() => {
    // While somebody else has it in hand, a letter that would move money is heard, and does nothing.
    const isShut = (pressed: string) =>
      isHeld && actions.permitted.some(({ key, call }) => key === pressed && call?.money === true);
    keys.current = (pressed) => parts.current?.(pressed) || isShut(pressed) || actions.key(pressed, row);
    return () => {
      keys.current = undefined;
    };
  });
  return parts;
}

/** All about one record: its name and state, what is to be seen in its order, and what can be done. */
export function RecordPanel({ panel, row, model, keys, onClose }: Props) {
  const text = usePanelText();
  const context = useFormatContext();
  const { record, answer } = useRecord(panel, row, model);
  const known = record ?? row;
  const sentence = useSentence(panel.places, known);
  const name = formatField(panel.name, known, context);
  const held = useClaim(panel.claim, known, model.screen.key);
  const isHeld = held.claim.state === 'theirs';
  const partKeys = useKeys(keys, known, model, isHeld);
  return (
    <Panel
      isAddressed
      dense={model.screen.panel?.beside !== undefined}
      title={(panel.title && sentence(panel.title)) ?? text.details(name)}
      closeLabel={text.close}
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <CopyButton value={name} label={name} />
          {panel.chips.map((field) => (
            <span key={field.name} className={css.chip}>
              {chipOf(field, model.screen, known, context)}
            </span>
          ))}
        </>
      }
      foot={<PanelActions row={known} model={model} icons={panel.icons} isHeld={isHeld} />}
    >
      {panel.claim && <ClaimNote {...held} refresh={model.list.refresh} />}
      {panel.figure && <PanelFigure figure={panel.figure} row={known} sentence={sentence} />}
      {record ? (
        panel.sections.map((section, index) =>
          section.when && !meets(section.when, record) ? null : (
            <PanelSection
              // biome-ignore lint/suspicious/noArrayIndexKey: sections are never reordered
              key={index}
              section={section}
              row={record}
              model={model}
              keys={partKeys}
              sentence={sentence}
            />
          ),
        )
      ) : (
        <AnswerState of={answer} lines={12} />
      )}
    </Panel>
  );
}
