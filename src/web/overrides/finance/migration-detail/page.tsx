import { useSearch } from 'wouter';
import Generated from '#generated/web/finance/migration-detail.tsx';
import { FormScreenView } from '#web/screens/form/form-screen.tsx';
import { SweepSentence } from '../sweep-rule/sentence.tsx';

/** A sweep rule, with what it will do in words. */
export default function SweepRulePage() {
  const id = new URLSearchParams(useSearch()).get(Generated.screen.key) ?? undefined;
  return (
    <FormScreenView
      key={id}
      screen={Generated.screen}
      id={id}
      about={(record) => String(record.source_bank_name ?? '')}
      aside={(values) => <SweepSentence values={values} />}
    />
  );
}
