import '@mantine/core/styles/Pill.css';
import { CloseButton, Input, Pill } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import type { InputFrame } from '../types.ts';
import css from './inputs.module.css';
import { cut, visibleText } from './visible-text.ts';

export interface PillItem {
  readonly key: string;
  readonly label: string;
  /** Cannot be taken out. */
  readonly stays?: boolean;
}

interface Props {
  readonly input: InputFrame;
  readonly pills: readonly PillItem[];
  readonly onRemove: (index: number) => void;
  /** Takes out everything that can be taken out. */
  readonly onClear?: () => void;
  /** The box that is typed into, or something around it. */
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Values as pills in front of a text box, all in one frame. Other props are for the frame (a list hangs below it). */
export function PillBox({ input, pills, onRemove, onClear, children, onClick, ...frame }: Props) {
  const locked = (input.disabled ?? false) || (input.readOnly ?? false);
  const { language } = input.context;
  const clears = onClear && !locked && pills.filter(({ stays }) => !stays).length > 1;
  return (
    <Input
      {...frame}
      rightSectionPointerEvents="all"
      rightSection={
        clears ? (
          <CloseButton
            size="sm"
            aria-label={`${inputTexts.clearAll[language]} ${input.field.label[language]}`}
            onClick={onClear}
          />
        ) : undefined
      }
      component="div"
      multiline
      withAria={false}
      error={input.invalid ?? false}
      disabled={input.disabled ?? false}
      classNames={{ input: css.pills ?? '' }}
      data-pills
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.querySelector<HTMLElement>('input')?.focus();
        onClick?.();
      }}
    >
      {pills.map(({ key, label, stays = false }, index) => (
        <Pill
          key={key}
          withRemoveButton={!locked && !stays}
          onRemove={() => onRemove(index)}
          removeButtonProps={{
            'aria-label': `${inputTexts.remove[language]} ${label}`,
            'aria-hidden': false,
          }}
        >
          {visibleText(cut(label, 60))}
        </Pill>
      ))}
      {children}
    </Input>
  );
}

/** What the text box inside needs of the frame around the input. */
export function pillFieldAttributes(input: InputFrame) {
  return {
    id: input.id,
    name: input.field.name,
    className: css.pillSearch,
    autoComplete: 'off',
    disabled: input.disabled ?? false,
    readOnly: input.readOnly ?? false,
    'aria-describedby': input.describedBy,
    'aria-invalid': input.invalid || undefined,
    'aria-required': input.required || undefined,
  } as const;
}
