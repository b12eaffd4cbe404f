import type { ActionPart } from '#contract/screen-part.ts';
import { PlainDialog } from '#web/ui/plain-dialog.tsx';
import BannerPreview from './banner-preview.tsx';

/** A banner of the list in both screen sizes. */
export default function PreviewDialog({ rows: [banner], close }: ActionPart) {
  return (
    <PlainDialog title={String(banner.title ?? '')} width={640} onClose={close}>
      <BannerPreview values={banner} />
    </PlainDialog>
  );
}
