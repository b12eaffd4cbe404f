import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Validator } from '#contract/screen.ts';
import { FieldInput } from '#web/fields/field-input.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { checkable, sameValue } from '#web/form/form-values.ts';
import { issueText } from '#web/form/issue-text.ts';
import { useDirty } from '#web/ui/dirty.ts';
import type { CellBox } from './cell-place.ts';
import css from './edit.module.css';
import { useEditText } from './texts.ts';
import type { EditableCell } from './use-editable.ts';

/** Pixels that an input with what is said below it needs. */
const narrowest = 250;

/** Where to go once a cell is left: to the next one, the one before, or back to its row. */
export type Onward = 'next' | 'previous' | 'row' | 'away';

interface Props {
  readonly cell: EditableCell;
  readonly field: Field;
  readonly validate: Validator;
  readonly box: CellBox;
  readonly rowName: string;
  /** Saves; resolves to what prevented it. */
  readonly onSave: (value: unknown) => Promise<string | undefined>;
  readonly onLeave: (to: Onward) => void;
}

/** What is typed into a cell: kept until it is saved or given up, whatever becomes of the row meanwhile. */
function useTypedCell({ cell, field, validate, onSave, onLeave }: Props) {
  const { language } = useFormatContext();
  const first = cell.row[field.name] ?? null;
  const [value, setValue] = useState<unknown>(first);
  const [message, setMessage] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const typed = useRef(value);
  const isUnderWay = useRef(false);
  const isDirty = () => !sameValue(typed.current, first);

  const complaint = (values: Row): string | undefined => {
    const issue = validate(checkable(values)).find((one) => one.field === field.name);
    return issue && issueText(issue, field, language);
  };
  const save = async (to: Onward): Promise<boolean> => {
    if (isUnderWay.current) return false;
    if (!isDirty()) {
      onLeave(to);
      return true;
    }
    const found = complaint({ ...cell.row, [field.name]: typed.current });
    setMessage(found);
    if (found !== undefined) return false;
    isUnderWay.current = true;
    setSaving(true);
    const failure = await onSave(typed.current).finally(() => {
      isUnderWay.current = false;
      setSaving(false);
    });
    setMessage(failure);
    if (failure === undefined) onLeave(to);
    return failure === undefined;
  };
  const change = (next: unknown) => {
    typed.current = next;
    setValue(next);
    setMessage(undefined);
  };
  useDirty({ isDirty, save: () => save('away'), discard: () => onLeave('away') });
  return { value, message, isSaving, change, save };
}

/** Whether the focus, or the pointer, has gone elsewhere: a calendar of the input is not elsewhere. */
function useLeaving(onLeft: () => void) {
  const isInside = useRef(true);
  const latest = useRef(onLeft);
  latest.current = onLeft;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const come = () => {
    isInside.current = true;
  };
  const go = (_event: FocusEvent) => {
    isInside.current = false;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!isInside.current && document.hasFocus()) latest.current();
    });
  };
  return { onFocus: come, onPointerDown: come, onBlur: go };
}

/** The input of one cell, over it. Enter and leaving it save, Escape gives up, Tab goes on. */
export function CellEditor(props: Props) {
  const { cell, field, box, rowName, onLeave } = props;
  const id = useId();
  const text = useEditText();
  const context = useFormatContext();
  const frame = useRef<HTMLFieldSetElement>(null);
  const { value, message, isSaving, change, save } = useTypedCell(props);
  const leaving = useLeaving(() => void save('away'));
  useEffect(() => {
    const input = frame.current?.querySelector<HTMLElement>('input, textarea, select, button');
    input?.focus({ preventScroll: true });
    if (input instanceof HTMLInputElement && input.type !== 'checkbox') input.select();
  }, []);
  // A refusal is repaired where it was typed.
  useEffect(() => {
    if (message !== undefined) frame.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [message]);

  const isChosen = kinds[field.kind].type === 'boolean' || kinds[field.kind].chosen === true;
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const { key } = event;
    // An open list or calendar of the input has the key for itself.
    if (event.defaultPrevented) return;
    if (key === 'Escape') onLeave('row');
    else if (key === 'Tab') void save(event.shiftKey ? 'previous' : 'next');
    else if (key === 'Enter' && !event.shiftKey) void save('row');
    else return;
    event.preventDefault();
  };
  return (
    <fieldset
      ref={frame}
      className={css.editor}
      aria-label={text.input(cell.shown.label[context.language], rowName)}
      aria-busy={isSaving}
      style={{
        insetBlockStart: box.top,
        // At the end of the table it extends to the other side.
        insetInlineStart: Math.max(0, Math.min(box.left, box.room - narrowest)),
        minWidth: box.width,
        minHeight: box.height,
      }}
      onKeyDown={onKeyDown}
      {...leaving}
    >
      <label className="unseen" htmlFor={id}>
        {text.input(cell.shown.label[context.language], rowName)}
      </label>
      <FieldInput
        id={id}
        field={field}
        value={value}
        onChange={(next) => {
          change(next);
          // A choice is made at once; what is typed is not over until somebody says so.
          if (isChosen) void save('row');
        }}
        invalid={message !== undefined}
        required={field.required}
        readOnly={isSaving}
        describedBy={`${id}-about`}
        context={context}
        row={cell.row}
      />
      <span id={`${id}-about`} className={message === undefined ? css.keys : css.message} role={message && 'alert'}>
        {message ?? (isSaving ? text.saving : text.keys)}
      </span>
    </fieldset>
  );
}
