import { useSearch } from 'wouter';
import Generated from '#generated/web/banner/add.tsx';
import { FormScreenView } from '#web/screens/form/form-screen.tsx';
import { BannerPreview } from '../preview/banner-preview.tsx';

/** A new banner, as it will look on both sizes of screen. */
export default function BannerAddPage() {
  const search = useSearch();
  return (
    <FormScreenView
      key={search}
      screen={Generated.screen}
      id={undefined}
      aside={(values) => <BannerPreview values={values} />}
    />
  );
}
