import { useSearch } from 'wouter';
import Generated from '#generated/web/banner/detail.tsx';
import { FormScreenView } from '#web/screens/form/form-screen.tsx';
import { BannerPreview } from '../preview/banner-preview.tsx';

/** A banner, as it looks on both sizes of screen. */
export default function BannerPage() {
  const id = new URLSearchParams(useSearch()).get(Generated.screen.key) ?? undefined;
  return (
    <FormScreenView key={id} screen={Generated.screen} id={id} aside={(values) => <BannerPreview values={values} />} />
  );
}
