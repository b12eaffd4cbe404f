import { textParts } from '#contract/text-message.ts';
import { filledText, placesIn } from '#contract/text-places.ts';
import { type SmsPlace, smsPlaceOptions } from '#generated/api/enums/sms-place.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useLabel } from '#web/locale/language.ts';
import { ChoicePill } from '#web/ui/choice-pill.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import { useSmsText } from './texts.ts';

/** Names of the placeholders. */
export const placeNames: readonly string[] = smsPlaceOptions.map(({ value }) => value);

interface Props {
  /** Id of the message input. */
  readonly inputId: string;
  readonly message: string;
  readonly promotion: { readonly name: string; readonly code: string };
  readonly onChange: (message: string) => void;
}

/** Sample values; exact lengths are known once the audience is counted. */
const samples: Readonly<Record<Exclude<SmsPlace, 'promotion' | 'code'>, string>> = {
  username: 'user1234567',
  name: 'สมชาย ใจดี',
  agent: 'CAT สาย A',
  site: 'example.com',
};

/** Placeholder buttons that insert at the cursor, and the length of the text. */
export function MessageTools({ inputId, message, promotion, onChange }: Props) {
  const text = useSmsText();
  const label = useLabel();
  const insert = (place: string) => {
    const box = document.getElementById(inputId);
    const isBox = box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement;
    const from = (isBox && box.selectionStart) || (isBox && box.selectionStart === 0 ? 0 : message.length);
    const to = isBox ? (box.selectionEnd ?? from) : from;
    // A space, because two adjacent placeholder values would run together.
    const inserted = `${message[from - 1] === '}' ? ' ' : ''}{${place}}`;
    onChange(`${message.slice(0, from)}${inserted}${message.slice(to)}`);
    // Moves the cursor behind the inserted text after rendering.
    requestAnimationFrame(() => {
      if (!isBox) return;
      box.focus();
      box.setSelectionRange(from + inserted.length, from + inserted.length);
    });
  };
  const filled = filledText(message.trim(), { ...samples, promotion: promotion.name, code: promotion.code });
  const { units, perPart, parts } = textParts(filled);
  const counted = text.counter(formatCount(units), formatCount(perPart), formatCount(parts));
  return (
    <Toolbar>
      <Toolbar>
        <Quiet>{text.insert}</Quiet>
        {smsPlaceOptions.map(({ value, label: name }) => (
          <ChoicePill key={value} title={`{${value}}`} onClick={() => insert(value)}>
            {label(name)}
          </ChoicePill>
        ))}
      </Toolbar>
      <Quiet className="tnum" role="status" data-end>
        {placesIn(message).length === 0 ? counted : text.aboutThat(counted)}
      </Quiet>
    </Toolbar>
  );
}
