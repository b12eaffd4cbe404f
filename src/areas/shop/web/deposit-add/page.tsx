import Generated from '#generated/web/shop/deposit-add.tsx';
import { formPage } from '#web/screens/form/form-page.tsx';
import { DayTimesInput } from '../deposit-rule/day-times-input.tsx';
import { RuleExample } from '../deposit-rule/rule-example.tsx';

/** A new point rule, with an example of the points it gives. */
export default formPage(Generated.screen, {
  inputs: { multiplier_days: DayTimesInput },
  aside: (values) => <RuleExample values={values} />,
});
