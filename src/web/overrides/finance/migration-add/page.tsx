import { useSearch } from 'wouter';
import Generated from '#generated/web/finance/migration-add.tsx';
import { FormScreenView } from '#web/screens/form/form-screen.tsx';
import { SweepSentence } from '../sweep-rule/sentence.tsx';

/** A new sweep rule, with what it will do in words. */
export default function SweepRuleAddPage() {
  const search = useSearch();
  return (
    <FormScreenView
      key={search}
      screen={Generated.screen}
      id={undefined}
      aside={(values) => <SweepSentence values={values} />}
    />
  );
}
