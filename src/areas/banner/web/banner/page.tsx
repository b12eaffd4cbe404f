import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import type { Fields } from '#contract/envelope.ts';
import type { BannerListReply } from '#generated/api/banner.ts';
import Generated from '#generated/web/banner/index.tsx';
import { defineTexts } from '#web/locale/language.ts';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import { late } from '#web/ui/late.tsx';

const BannerPreview = late(() =>
  import('../preview/banner-preview.tsx').then((part) => ({ default: part.BannerPreview })),
);

const { spec } = Generated;
const { screen } = spec.first;

const useText = defineTexts({ preview: 'ดูตัวอย่าง', close: 'ปิด' }, { preview: 'Preview', close: 'Close' });

function Banners() {
  const text = useText();
  const [shown, setShown] = useState<Fields<BannerListReply>>();
  const generated = useListScreen(screen, { covered: shown !== undefined });
  const actions = useMemo<typeof generated.actions>(
    () => ({
      ...generated.actions,
      menuOf: (row, requested) => [
        ...generated.actions.menuOf(row, requested),
        { id: 'preview', label: text.preview, run: () => setShown(row) },
      ],
    }),
    [generated.actions, text],
  );
  const model = { ...generated, actions };
  return (
    <>
      <ListScreenView model={model} />
      <Modal
        opened={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown?.title}
        size={640}
        closeButtonProps={{ 'aria-label': text.close }}
        transitionProps={{ duration: 120 }}
      >
        <Suspense>{shown && <BannerPreview values={shown} />}</Suspense>
      </Modal>
    </>
  );
}

/** The list of banners, each with a preview in both screen sizes. */
export default viewsPage({ ...spec, first: Object.assign(Banners, { screen }) });
