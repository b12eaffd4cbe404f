import { useSearch } from 'wouter';
import Generated from '#generated/web/shop/deposit-add.tsx';
import { FormScreenView } from '#web/screens/form/form-screen.tsx';
import { DayTimesInput } from '../deposit-rule/day-times-input.tsx';
import { RuleExample } from '../deposit-rule/rule-example.tsx';

const inputs = { multiplier_days: DayTimesInput };

/** A new rule of points, with what it will give. */
export default function PointRuleAddPage() {
  const search = useSearch();
  return (
    <FormScreenView
      key={search}
      screen={Generated.screen}
      id={undefined}
      inputs={inputs}
      aside={(values) => <RuleExample values={values} />}
    />
  );
}
