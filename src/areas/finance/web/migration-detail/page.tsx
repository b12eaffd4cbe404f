import Generated from '#generated/web/finance/migration-detail.tsx';
import { formPage } from '#web/screens/form/form-page.tsx';
import { SweepSentence } from '../sweep-rule/sentence.tsx';

/** A sweep rule, with what it will do in words. */
export default formPage(Generated.screen, {
  about: (record) => String(record.source_bank_name ?? ''),
  aside: (values) => <SweepSentence values={values} />,
});
