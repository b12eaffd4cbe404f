import Generated from '#generated/web/banner/detail.tsx';
import { formPage } from '#web/screens/form/form-page.tsx';
import { BannerPreview } from '../preview/banner-preview.tsx';

/** A banner with a preview in both screen sizes. */
export default formPage(Generated.screen, {
  aside: (values) => <BannerPreview values={values} />,
});
