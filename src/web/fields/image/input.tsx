import { Button } from '@mantine/core';
import { useRef } from 'react';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import css from '../parts/inputs.module.css';
import type { InputProps } from '../types.ts';
import { describeRules, fileRules } from './file-rules.ts';
import { ImagePreview } from './image-preview.tsx';
import { useDropZone } from './use-drop-zone.ts';
import { usePicture } from './use-picture.ts';

/** A picture: chosen, dropped or pasted; looked at before it is sent. One over the limit is made smaller. A file that cannot be taken is turned down with a reason. */
export function ImageInput(props: InputProps<string | File>) {
  const { field, value, context } = props;
  const { language } = context;
  const picker = useRef<HTMLInputElement>(null);
  const rules = fileRules(field);
  const locked = (props.disabled ?? false) || (props.readOnly ?? false);
  const problemId = `${props.id}-file`;

  const { take, problem } = usePicture(rules, locked, props.onChange);
  const { isOver, ...handlers } = useDropZone((file) => void take(file));

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are further ways to what the button does */}
      <div
        className={css.drop}
        data-over={isOver || undefined}
        data-invalid={props.invalid || undefined}
        {...handlers}
        onBlur={props.onBlur}
      >
        {value !== null && <ImagePreview value={value} label={field.label[language]} language={language} />}
        <div className={css.dropText}>
          {value instanceof File ? <span className={css.dropName}>{value.name}</span> : inputTexts.dropImage[language]}
          <div>{describeRules(rules)}</div>
        </div>
        <Tools
          {...props}
          locked={locked}
          describedBy={[props.describedBy, problem && problemId].filter(Boolean).join(' ') || undefined}
          onPick={() => picker.current?.click()}
        />
        <input
          ref={picker}
          type="file"
          hidden
          accept={rules.types.join(',')}
          data-field={field.name}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            // The same file may be chosen again after it was turned down or removed.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {problem && (
        <div id={problemId} className={css.problem} role="alert">
          {problem[language]}
        </div>
      )}
    </div>
  );
}

interface ToolsProps extends InputProps<string | File> {
  readonly locked: boolean;
  readonly onPick: () => void;
}

/** Chooses a file, and takes it away again. */
function Tools({ id, field, value, context, describedBy, locked, onPick, onChange }: ToolsProps) {
  const { language } = context;
  const choose = inputTexts[value === null ? 'chooseFile' : 'replaceFile'][language];
  return (
    <span className={css.dropTools}>
      <Button
        id={id}
        variant="default"
        size="xs"
        disabled={locked}
        aria-describedby={describedBy}
        aria-label={`${choose} (${field.label[language]})`}
        onClick={onPick}
      >
        {choose}
      </Button>
      {value !== null && !locked && (
        <Button variant="subtle" color="gray" size="xs" onClick={() => onChange(null)}>
          {inputTexts.remove[language]}
        </Button>
      )}
    </span>
  );
}
