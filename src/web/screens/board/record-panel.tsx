import { useEffect, useRef } from 'react';
import type { RecordReply, Row } from '#contract/envelope.ts';
import type { Panel as Spec } from '#contract/panel.ts';
import { meets } from '#web/core/actions.ts';
import { rowId } from '#web/core/live-rows.ts';
import { useGet } from '#web/data/hooks.ts';
import { renderCell } from '#web/fields/cells.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import type { ListModel } from '../list/use-list-screen.ts';
import { PanelActions } from './panel-actions.tsx';
import { PanelFigure } from './panel-figure.tsx';
import { PanelSection } from './panel-section.tsx';
import { usePanelText } from './texts.ts';
import { useSentence } from './use-sentence.ts';

interface Props {
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
  return { record, failed: answer.error !== undefined, retry: () => void answer.refresh() };
}

/** All about one record: its name and state, what is to be seen in its order, and what can be done. */
export function RecordPanel({ panel, row, model, onClose }: Props) {
  const text = usePanelText();
  const context = useFormatContext();
  const { record, failed, retry } = useRecord(panel, row, model);
  const known = record ?? row;
  const sentence = useSentence(panel.places, known);
  const name = formatField(panel.name, known, context);
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
            <span key={field.name}>{renderCell(field, known, context)}</span>
          ))}
        </>
      }
      foot={<PanelActions row={known} model={model} icons={panel.icons} />}
    >
      {panel.figure && <PanelFigure figure={panel.figure} row={known} sentence={sentence} />}
      {record ? (
        panel.sections.map((section, index) =>
          section.when && !meets(section.when, record) ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections are never reordered
            <PanelSection key={index} section={section} row={record} model={model} sentence={sentence} />
          ),
        )
      ) : failed ? (
        <EmptyState title={text.failed}>
          <PlainButton variant="default" onClick={retry}>
            {text.retry}
          </PlainButton>
        </EmptyState>
      ) : (
        <SkeletonLines count={12} />
      )}
    </Panel>
  );
}
