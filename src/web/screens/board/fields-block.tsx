import type { ReactNode } from 'react';
import type { Row } from '#contract/envelope.ts';
import { fillLink } from '#contract/fill-link.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { PanelField } from '#contract/panel.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { renderDetail } from '#web/fields/cells.ts';
import { isNothing } from '#web/fields/formats.ts';
import { frames } from '#web/fields/frames.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Block } from '#web/ui/panel.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Facts } from '../shared/facts.tsx';
import css from './panel.module.css';
import { usePanelText } from './texts.ts';

interface FrameProps {
  readonly title: string | undefined;
  readonly isFolded?: true | undefined;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ title, isFolded, aside, children }: FrameProps) {
  if (isFolded)
    return (
      <details className={css.folded}>
        <summary>{title}</summary>
        {aside}
        {children}
      </details>
    );
  return title === undefined ? (
    <section>{children}</section>
  ) : (
    <Block title={title} aside={aside}>
      {children}
    </Block>
  );
}

interface Props extends Omit<FrameProps, 'children'> {
  readonly fields: readonly PanelField[];
  readonly row: Row;
}

/** Fields of the record, each under its name; values lead on for people who may follow. */
export function FieldsBlock({ fields, row, ...frame }: Props) {
  const can = useCan();
  const links = Object.fromEntries(
    fields.map(({ name, link, permission }) => [
      name,
      link !== undefined && can(permission) ? fillLink(link, row) : undefined,
    ]),
  );
  return (
    <Frame {...frame}>
      <Facts
        row={row}
        fields={fields.filter(({ wide }) => !wide)}
        wide={fields.filter(({ wide }) => wide)}
        links={links}
      />
    </Frame>
  );
}

interface SoleProps extends Pick<FrameProps, 'isFolded'> {
  readonly field: PanelField;
  readonly row: Row;
}

/** One value that has a section for itself, under its own name. */
export function SoleBlock({ field, row, isFolded }: SoleProps) {
  const text = usePanelText();
  const label = useLabel();
  const context = useFormatContext();
  const value = row[field.name];
  const title = label(field.label);
  // A message that was never sent is something to know, any other value that is missing is not.
  if (isNothing(value) && !kinds[field.kind].opaque) return null;
  const json = kinds[field.kind].opaque && !isNothing(value) ? JSON.stringify(value, null, 2) : undefined;
  const copied = json ?? (frames[field.kind].copied && !isNothing(value) ? String(value) : undefined);
  return (
    <Frame title={title} isFolded={isFolded} aside={copied && <CopyButton value={copied} label={title} />}>
      {isNothing(value) ? (
        <Quiet>{text.none}</Quiet>
      ) : json ? (
        <pre className={css.json}>{json}</pre>
      ) : (
        renderDetail(field, row, context)
      )}
    </Frame>
  );
}
