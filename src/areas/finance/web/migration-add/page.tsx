import Generated from '#generated/web/finance/migration-add.tsx';
import { formPage } from '#web/screens/form/form-page.tsx';
import { SweepSentence } from '../sweep-rule/sentence.tsx';

/** A new sweep rule, with what it will do in words. */
export default formPage(Generated.screen, { aside: (values) => <SweepSentence values={values} /> });
