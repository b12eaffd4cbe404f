import { textParts } from '#contract/text-message.ts';
import { filledText, placesIn } from '#contract/text-places.ts';
import { type SmsPlace, smsPlaceOptions } from '#generated/api/enums/sms-place.ts';
import { useLabel } from '#web/locale/language.ts';
import css from './sms.module.css';
import { useSmsText } from './texts.ts';

/** What may stand between braces. */
export const placeNames: readonly string[] = smsPlaceOptions.map(({ value }) => value);

interface Props {
  /** Id of the box that the text is typed into. */
  readonly inputId: string;
  readonly message: string;
  readonly promotion: { readonly name: string; readonly code: string };
  readonly onChange: (message: string) => void;
}

const number = (value: number) => value.toLocaleString('en-US');

/** What members are called by and large: real lengths are known once the audience is counted. */
const typical: Readonly<Record<Exclude<SmsPlace, 'promotion' | 'code'>, string>> = {
  username: 'user1234567',
  name: 'สมชาย ใจดี',
  agent: 'CAT สาย A',
  site: 'example.com',
};

/** Places that are put into the text by a click, where the cursor is, and how long the text is. */
export function MessageTools({ inputId, message, promotion, onChange }: Props) {
  const text = useSmsText();
  const label = useLabel();
  const insert = (place: string) => {
    const box = document.getElementById(inputId);
    const isBox = box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement;
    const from = (isBox && box.selectionStart) || (isBox && box.selectionStart === 0 ? 0 : message.length);
    const to = isBox ? (box.selectionEnd ?? from) : from;
    // Two that stand side by side would run into one another.
    const written = `${message[from - 1] === '}' ? ' ' : ''}{${place}}`;
    onChange(`${message.slice(0, from)}${written}${message.slice(to)}`);
    // Behind what was put in, once it is there.
    requestAnimationFrame(() => {
      if (!isBox) return;
      box.focus();
      box.setSelectionRange(from + written.length, from + written.length);
    });
  };
  const filled = filledText(message.trim(), { ...typical, promotion: promotion.name, code: promotion.code });
  const { units, perPart, parts } = textParts(filled);
  const counted = text.counter(number(units), number(perPart), number(parts));
  return (
    <div className={css.tools}>
      <div className={css.places}>
        <span className={css.counter}>{text.insert}</span>
        {smsPlaceOptions.map(({ value, label: name }) => (
          <button key={value} type="button" className={css.place} title={`{${value}}`} onClick={() => insert(value)}>
            {label(name)}
          </button>
        ))}
      </div>
      <p className={css.counter} role="status">
        {placesIn(message).length === 0 ? counted : text.aboutThat(counted)}
      </p>
    </div>
  );
}
