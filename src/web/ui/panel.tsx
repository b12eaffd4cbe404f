import { mdiClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { useText } from '#web/locale/use-text.ts';
import { CopyLink } from './copy-link.tsx';
import css from './panel.module.css';
import { ToolButton } from './tool-button.tsx';

interface Props {
  /** What it is about: for people who hear the panel, and where it is spoken of later. */
  readonly title: string;
  /** The header: a name, chips. */
  readonly head: ReactNode;
  readonly foot?: ReactNode;
  /** What the way out says, where it leads out of more than a window. */
  readonly closeLabel?: string;
  /** The address of the page leads here: it can be copied. */
  readonly isAddressed?: boolean;
  /** Less room between its parts. */
  readonly dense?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** All about one thing: its name on top, what can be done below, and between them what scrolls. */
export function Panel({ title, head, foot, closeLabel, isAddressed, dense, onClose, children }: Props) {
  const { common } = useText();
  return (
    <article className={css.panel} aria-label={title} data-dense={dense || undefined}>
      <header className={css.head}>
        {head}
        {isAddressed && <CopyLink name={title} />}
        <ToolButton
          className={css.close}
          icon={mdiClose}
          label={closeLabel ?? common.close}
          title="Esc"
          onClick={onClose}
        />
      </header>
      <div className={css.scroll}>{children}</div>
      {foot && <footer className={css.foot}>{foot}</footer>}
    </article>
  );
}

interface BlockProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a panel under a heading. */
export function Block({ title, aside, children }: BlockProps) {
  return (
    <section className={css.block}>
      <h3>
        {title}
        {aside}
      </h3>
      {children}
    </section>
  );
}

interface Moment {
  /** UTC ISO 8601. */
  readonly at: string | undefined;
  /** The same for people. */
  readonly shown: string;
  readonly what: string;
  /** Behind the time: by whom, and what was said. */
  readonly more?: string;
}

/** What happened, in the order in which it is given; `children` are further lines. */
export function Moments({ list, children }: { readonly list: readonly Moment[]; readonly children?: ReactNode }) {
  return (
    <ol className={css.moments}>
      {list.map(({ at, shown, what, more }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: moments are never reordered
        <li key={index}>
          {what}
          <small>
            <time dateTime={at}>{shown}</time>
            {more}
          </small>
        </li>
      ))}
      {children}
    </ol>
  );
}
