import Generated from '#generated/web/shop/deposit-detail.tsx';
import { formPage } from '#web/screens/form/form-page.tsx';
import { DayTimesInput } from '../deposit-rule/day-times-input.tsx';

/** A point rule, with an input for each day of the week. */
export default formPage(Generated.screen, { inputs: { multiplier_days: DayTimesInput } });
