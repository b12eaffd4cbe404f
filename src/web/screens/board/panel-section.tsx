import type { Row } from '#contract/envelope.ts';
import type { FieldsSection, MomentsSection, NoteSection, Section } from '#contract/panel.ts';
import type { Text } from '#contract/text.ts';
import { meets } from '#web/core/actions.ts';
import { formatValue, isNothing } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { Block, Moments } from '#web/ui/panel.tsx';
import { Part } from '#web/ui/part.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import type { ListModel } from '../list/use-list-screen.ts';
import { useRecordText } from '../shared/record-texts.ts';
import { Timeline } from '../shared/timeline.tsx';
import { FieldsBlock, SoleBlock } from './fields-block.tsx';
import css from './panel.module.css';
import type { PanelPartProps } from './panel-part.ts';
import { RevealBlock } from './reveal-block.tsx';

interface Shared {
  readonly row: Row;
  readonly model: ListModel;
  readonly sentence: (text: Text) => string | undefined;
}

/** One section of a panel, whatever it is made of. */
export function PanelSection({
  section,
  keys,
  ...shared
}: Shared & Pick<PanelPartProps, 'keys'> & { readonly section: Section }) {
  const { row, model, sentence } = shared;
  if ('part' in section) {
    const part = <Part load={section.part} props={{ row, model, keys }} fallback={<SkeletonLines count={4} />} />;
    return section.title ? <Block title={sentence(section.title) ?? ''}>{part}</Block> : part;
  }
  if ('fields' in section) return <Fields section={section} {...shared} />;
  if ('moments' in section) return <MomentsBlock section={section} {...shared} />;
  return 'note' in section ? <Note section={section} {...shared} /> : <TimelineBlock section={section} {...shared} />;
}

function Fields({ section, row, model, sentence }: Shared & { readonly section: FieldsSection }) {
  const { title, fields, reveal, fold } = section;
  const [only, other] = fields;
  const name = title && (sentence(title) ?? '');
  if (reveal) return <RevealBlock title={name ?? ''} fields={fields} call={reveal} row={row} id={model.screen.key} />;
  if (only && !other && name === undefined) return <SoleBlock field={only} row={row} isFolded={fold} />;
  if (fields.every((field) => isNothing(row[field.name]))) return null;
  return <FieldsBlock title={name} fields={fields} row={row} isFolded={fold} />;
}

function MomentsBlock({ section: { title, moments }, row, sentence }: Shared & { readonly section: MomentsSection }) {
  const text = useRecordText();
  const context = useFormatContext();
  const met = moments.filter(({ when }) => !when || meets(when, row));
  const events = met.flatMap(({ field, label }) => {
    const at = field && row[field.name];
    return field && typeof at === 'string'
      ? [{ at, shown: formatValue(field, at, context), what: sentence(label) ?? '' }]
      : [];
  });
  return (
    <Block title={(title && sentence(title)) ?? text.timeline}>
      <Moments list={events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))}>
        {met.flatMap(({ field, label }) =>
          field
            ? []
            : [
                <li key={label.th}>
                  <Quiet>{sentence(label)}</Quiet>
                </li>,
              ],
        )}
      </Moments>
    </Block>
  );
}

function TimelineBlock({
  section,
  row,
  model,
  sentence,
}: Shared & { readonly section: Extract<Section, { timeline: string }> }) {
  const text = useRecordText();
  const label = useLabel();
  const { title, timeline, options } = section;
  const names = Object.fromEntries(
    model.screen.rowActions.map((action) => [action.id.split('.').at(-1) ?? action.id, label(action.label)]),
  );
  if (row[timeline] === undefined) return null;
  return (
    <Block title={(title && sentence(title)) ?? text.timeline}>
      <Timeline value={row[timeline]} options={options} actions={names} />
    </Block>
  );
}

/** What a person must read, before anything else is looked at. */
function Note({ section: { title, note, tone }, sentence }: Shared & { readonly section: NoteSection }) {
  const said = sentence(note);
  const heading = title && sentence(title);
  if (said === undefined && heading === undefined) return null;
  return (
    <p
      className={css.note}
      data-tone={tone ?? 'info'}
      role={tone === 'danger' || tone === 'unknown' ? 'alert' : 'status'}
    >
      {heading && <strong>{heading}</strong>}
      {said}
    </p>
  );
}
