import type { AsideProps } from '#contract/form-words.ts';
import { sweepRuleFields as fields } from '#generated/api/fields/sweep-rule.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Notice } from '#web/ui/edit-bar.tsx';
import { useSentenceText } from '../sweep-rule/texts.ts';

/** What a rule will do, in one sentence that follows what is typed. */
export default function SweepSentence({ values }: Pick<AsideProps, 'values'>) {
  const text = useSentenceText();
  const context = useFormatContext();
  const part = (name: 'ceiling_min' | 'ceiling_max' | 'remain_min' | 'remain_max' | 'method') =>
    values[name] === undefined || values[name] === null || values[name] === ''
      ? '…'
      : formatValue(fields[name], values[name], context);
  const range = (least: string, most: string) => (least === most ? least : `${least}–${most}`);
  const count = Array.isArray(values.dest_bank_ids) ? values.dest_bank_ids.length : 0;
  return (
    <Notice tone="info">
      {text.sentence(
        range(part('ceiling_min'), part('ceiling_max')),
        range(part('remain_min'), part('remain_max')),
        count,
        part('method'),
      )}
    </Notice>
  );
}
