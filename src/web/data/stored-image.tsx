import { type ImgHTMLAttributes, useEffect, useState } from 'react';
import type { Call } from '#contract/call.ts';
import { useClient } from './client-context.tsx';
import { failureOf } from './failure-of.ts';

/** Stored files are answered to those who show who they are; the browser's own request for a picture cannot. */
const stored = /^\/api\/files\/[\w-]+$/;

type Props = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> & {
  readonly src: string;
  readonly alt: string;
};

/** A picture by its address; one of ours is fetched like any call. */
export function StoredImage({ src, alt, ...rest }: Props) {
  if (!stored.test(src)) return <img src={src} alt={alt} {...rest} />;
  return <FetchedImage key={src} {...rest} src={src} alt={alt} />;
}

function FetchedImage({ src, alt, ...rest }: Props) {
  const client = useClient();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    let made: string | undefined;
    const call: Call = {
      id: 'files.read',
      kind: 'record',
      method: 'GET',
      path: src,
      permission: 'signed-in',
      optOut: [400, 404],
    };
    client
      .download(call, { signal: stop.signal, quiet: true })
      .then(({ blob }) => {
        if (stop.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      })
      .catch((error: unknown) => {
        // The frame stays empty; problems of the session are shown elsewhere.
        if (!stop.signal.aborted) failureOf(error);
      });
    return () => {
      stop.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [client, src]);
  // Without an address the element would be drawn as a broken picture.
  return url === undefined ? <span /> : <img src={url} alt={alt} {...rest} />;
}
