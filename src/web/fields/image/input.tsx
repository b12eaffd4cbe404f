import { Button } from '@mantine/core';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import type { Text } from '#contract/text.ts';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import css from '../parts/inputs.module.css';
import type { InputProps } from '../types.ts';
import { describeRules, fileProblem, fileRules } from './file-rules.ts';
import { ImagePreview } from './image-preview.tsx';
import { smallerPicture } from './smaller-picture.ts';

/** A picture: chosen, dropped or pasted; looked at before it is sent. One over the limit is made smaller. A file that cannot be taken is turned down with a reason. */
export function ImageInput(props: InputProps<string | File>) {
  const { field, value, context } = props;
  const { language } = context;
  const picker = useRef<HTMLInputElement>(null);
  const asked = useRef(0);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<Text>();
  const rules = fileRules(field);
  const locked = (props.disabled ?? false) || (props.readOnly ?? false);
  const problemId = `${props.id}-file`;

  const take = async (file: File | undefined) => {
    if (!file || locked) return;
    asked.current += 1;
    const turn = asked.current;
    const smaller = file.size > rules.largest ? await smallerPicture(file, rules) : undefined;
    const taken = smaller ?? file;
    const found = await fileProblem(taken, rules);
    if (turn !== asked.current) return;
    setProblem(found);
    if (!found) props.onChange(taken);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const paste = (event: ClipboardEvent) => {
    const file = event.clipboardData.files[0];
    if (!file) return;
    event.preventDefault();
    void take(file);
  };

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are further ways to what the button does */}
      <div
        className={css.drop}
        data-over={over || undefined}
        data-invalid={props.invalid || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={paste}
        onBlur={props.onBlur}
      >
        {value !== null && <ImagePreview value={value} label={field.label[language]} language={language} />}
        <div className={css.dropText}>
          {value instanceof File ? <span className={css.dropName}>{value.name}</span> : inputTexts.dropImage[language]}
          <div>{describeRules(rules)}</div>
        </div>
        <span className={css.dropTools}>
          <Button
            id={props.id}
            variant="default"
            size="xs"
            disabled={locked}
            aria-describedby={[props.describedBy, problem && problemId].filter(Boolean).join(' ') || undefined}
            aria-label={`${inputTexts[value === null ? 'chooseFile' : 'replaceFile'][language]} (${field.label[language]})`}
            onClick={() => picker.current?.click()}
          >
            {inputTexts[value === null ? 'chooseFile' : 'replaceFile'][language]}
          </Button>
          {value !== null && !locked && (
            <Button variant="subtle" color="gray" size="xs" onClick={() => props.onChange(null)}>
              {inputTexts.remove[language]}
            </Button>
          )}
        </span>
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
