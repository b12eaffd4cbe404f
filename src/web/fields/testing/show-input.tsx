import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import type { Field, FieldKind } from '#contract/field.ts';
import { type fakeServer, webFrame } from '../../../../tests/support/web-frame.tsx';
import { FieldInput } from '../field-input.tsx';
import type { FormatContext } from '../types.ts';

export const th: FormatContext = { language: 'th', buddhist: false };
export const be: FormatContext = { language: 'th', buddhist: true };
export const field = (kind: FieldKind, more: Partial<Field> = {}): Field => ({
  name: 'agent_id',
  kind,
  label: { th: 'ช่อง', en: 'Field' },
  ...more,
});

interface Setup {
  readonly value?: unknown;
  readonly context?: FormatContext;
  readonly row?: Row;
  readonly required?: boolean;
  readonly spread?: boolean;
  readonly server?: ReturnType<typeof fakeServer>;
}

interface HeldProps extends Omit<Setup, 'server'> {
  readonly of: Field;
  readonly onChange: (value: unknown) => void;
}

/** A form of one field. */
function Held({ of, value = null, context = th, row, required, spread, onChange }: HeldProps) {
  const [held, setHeld] = useState<unknown>(value);
  return (
    <>
      <label htmlFor="f">ช่อง</label>
      <FieldInput
        id="f"
        field={of}
        value={held}
        context={context}
        row={row}
        required={required}
        spread={spread}
        onChange={(next) => {
          onChange(next);
          setHeld(next);
        }}
      />
    </>
  );
}

/** One input over a value, and what a test asks about it. */
export function show(of: Field, { server, ...setup }: Setup = {}) {
  const onChange = vi.fn();
  const { Frame } = webFrame(server ? { server } : {});
  render(<Held of={of} onChange={onChange} {...setup} />, { wrapper: Frame });
  const box = document.getElementById('f');
  if (!(box instanceof HTMLElement)) throw new Error('no input');
  return { onChange, box, user: userEvent.setup(), last: () => onChange.mock.lastCall?.[0] };
}

/** The text in the box. */
export const shown = (box: HTMLElement) => (box as HTMLInputElement).value;
