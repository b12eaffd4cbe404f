import type { Tone } from '#contract/field.ts';
import type { NameMatch } from '#contract/name-match.ts';
import { defineTexts } from '#web/locale/language.ts';
import marks from './marks.module.css';

const tones: Readonly<Record<NameMatch, Tone>> = {
  same: 'success',
  similar: 'warning',
  unknown: 'warning',
  different: 'danger',
};

/** The colour of a name match; an unknown verdict counts as a mismatch. */
export function toneOfMatch(match: string): Tone {
  return (tones as Readonly<Record<string, Tone | undefined>>)[match] ?? 'danger';
}

const useNameText = defineTexts(
  {
    same: 'ชื่อตรงกัน',
    similar: 'ชื่อใกล้เคียง โปรดตรวจสอบ',
    unknown: 'เทียบชื่อไม่ได้ โปรดตรวจสอบ',
    different: 'ชื่อไม่ตรงกัน',
  },
  {
    same: 'Names agree',
    similar: 'Names are similar, please check',
    unknown: 'Names cannot be compared, please check',
    different: 'Names differ',
  },
);

/** Whether the name of an account is that of the person; the expected name is shown unless they are the same. */
export function NameVerdict({ match, person }: { readonly match: NameMatch; readonly person: string | undefined }) {
  const text = useNameText();
  return (
    <span className={`${marks.pill} ${marks.verdict}`} data-tone={tones[match]}>
      {text[match]}
      {match !== 'same' && person && <small>{person}</small>}
    </span>
  );
}
