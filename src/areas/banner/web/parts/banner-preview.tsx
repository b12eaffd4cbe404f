import { useEffect, useMemo, useState } from 'react';
import type { AsideProps } from '#contract/form-words.ts';
import { bannerFields as fields } from '#generated/api/fields/banner.ts';
import { StoredImage } from '#web/data/stored-image.tsx';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { defineTexts } from '#web/locale/language.ts';
import { AsideCard } from '#web/screens/shared/aside-card.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import css from '../preview/banner-preview.module.css';

const useText = defineTexts(
  {
    title: 'ตัวอย่าง',
    desktop: 'คอมพิวเตอร์',
    mobile: 'มือถือ',
    empty: 'ยังไม่มีรูป',
    hidden: 'แบนเนอร์นี้จะยังไม่แสดงกับใคร',
    waits: (at: string) => `จะเริ่มแสดง ${at}`,
    leads: (to: string) => `กดแล้วไปที่ ${to}`,
    nowhere: 'กดแล้วไม่ไปไหน',
  },
  {
    title: 'Preview',
    desktop: 'Desktop',
    mobile: 'Mobile',
    empty: 'No picture yet',
    hidden: 'Nobody will see this banner yet',
    waits: (at: string) => `Will be shown from ${at}`,
    leads: (to: string) => `Leads to ${to}`,
    nowhere: 'Leads nowhere',
  },
);

/** The picture of a form value: a file just chosen, or a stored one. */
function Picture({ value, alt, empty }: { readonly value: unknown; readonly alt: string; readonly empty: string }) {
  const file = value instanceof File ? value : undefined;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  const src = file ? url : typeof value === 'string' && value !== '' ? value : undefined;
  return src === undefined ? <Quiet>{empty}</Quiet> : <StoredImage src={src} alt={alt} className={css.picture ?? ''} />;
}

/** Live preview of the banner in both screen sizes. */
export default function BannerPreview({ values }: Pick<AsideProps, 'values'>) {
  const text = useText();
  const context = useFormatContext();
  const alt = String(values.title ?? '');
  const note = useMemo(() => {
    if (values.status === 'draft' || values.status === 'inactive') return text.hidden;
    const at = typeof values.start_at === 'string' ? values.start_at : '';
    return at !== '' && Date.parse(at) > Date.now() ? text.waits(formatValue(fields.start_at, at, context)) : undefined;
  }, [values.status, values.start_at, text, context]);
  const link = typeof values.link_value === 'string' ? values.link_value : '';
  return (
    <AsideCard label={text.title}>
      <h2>{text.desktop}</h2>
      <div className={css.desktop}>
        <Picture value={values.image} alt={alt} empty={text.empty} />
      </div>
      <h2>{text.mobile}</h2>
      <div className={css.mobile}>
        <Picture value={values.image_mobile} alt={alt} empty={text.empty} />
      </div>
      <Quiet className={css.link}>{values.link_type === 'none' || link === '' ? text.nowhere : text.leads(link)}</Quiet>
      {note !== undefined && <Quiet>{note}</Quiet>}
    </AsideCard>
  );
}
