import { useEffect, useState } from 'react';
import type { Language } from '#contract/text.ts';
import css from '../parts/inputs.module.css';
import { imageFormat } from './format.ts';
import { Thumb } from './thumb.tsx';

interface Props {
  readonly value: string | File;
  readonly label: string;
  readonly language: Language;
}

/** The picture that is stored, or the one about to be sent. A PDF is named, not drawn. */
export function ImagePreview({ value, label, language }: Props) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(value instanceof File) || !value.type.startsWith('image/')) return setAddress(undefined);
    // A data URL and not a blob URL: the content security policy lets `data:` pictures in.
    const reader = new FileReader();
    reader.onload = () => setAddress(typeof reader.result === 'string' ? reader.result : undefined);
    reader.readAsDataURL(value);
    return () => reader.abort();
  }, [value]);
  if (value instanceof File) return address ? <img className={css.preview} src={address} alt={label} /> : null;
  return imageFormat.read(value) === undefined ? null : <Thumb src={value} label={label} language={language} large />;
}
