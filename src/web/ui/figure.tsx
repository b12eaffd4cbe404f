import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '#contract/field.ts';
import css from './figure.module.css';

interface Props {
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** Behind the value: of how many, since when. */
  readonly note?: ReactNode;
  /** Below it: what it is, what it is made of. */
  readonly below?: ReactNode;
  /** Of the value. */
  readonly tone?: Tone | undefined;
  /** `large`: the number that the place is about. */
  readonly size?: 'large';
  /** Without a frame: on a card already. */
  readonly bare?: boolean;
  /** Where what it counts is. */
  readonly href?: string | undefined;
  /** Shows what it counted; `isOn` while it does. */
  readonly onPress?: (() => void) | undefined;
  readonly isOn?: boolean;
}

const isSaid = (content: ReactNode) => content !== undefined && content !== null && content !== false;

/** A number and its name. */
export function Figure({ name, value, note, below, tone, size, bare, href, onPress, isOn }: Props) {
  const content = (
    <>
      <span className={css.name}>
        {href === undefined ? (
          name
        ) : (
          <a href={href} data-internal="">
            {name}
          </a>
        )}
      </span>
      <strong className={css.value}>{value}</strong>
      {isSaid(note) && <small className={css.note}>{note}</small>}
      {isSaid(below) && <small className={css.below}>{below}</small>}
    </>
  );
  const shape = { className: css.figure, 'data-tone': tone, 'data-size': size, 'data-bare': bare || undefined };
  return onPress ? (
    <button type="button" {...shape} aria-pressed={isOn ?? false} onClick={onPress}>
      {content}
    </button>
  ) : (
    <div {...shape}>{content}</div>
  );
}

/** Figures beside each other, as many as have room; on a phone one row that is pushed aside where `slides`. */
export function StatGrid({
  slides,
  className = '',
  ...rest
}: ComponentProps<'section'> & { readonly slides?: boolean }) {
  // What is pushed aside must be reachable by keyboard.
  const reach = slides ? { tabIndex: 0, 'data-slides': true } : {};
  return <section {...rest} {...reach} className={`${css.grid} ${className}`} />;
}
