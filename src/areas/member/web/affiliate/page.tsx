import { mdiContentCopy, mdiFamilyTree } from '@mdi/js';
import { Suspense, useState } from 'react';
import type { Fields } from '#contract/envelope.ts';
import type { MemberAffiliateReply } from '#generated/api/member.ts';
import Generated from '#generated/web/member/affiliate.tsx';
import { ReportScreenView } from '#web/screens/report/report-screen.tsx';
import type { RowMenuItem } from '#web/table/row-menu.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { notify } from '#web/ui/notify.ts';
import { usePanelText } from '../panel/texts.ts';

const DownlinePanel = late(() => import('./downline-panel.tsx'));

const { screen } = Generated;
const list = { ...screen, kind: 'list' } as const;

/** Referring members and their income; a row opens the downline. */
export default function Affiliate() {
  const text = usePanelText();
  const [opened, setOpened] = useState<{
    readonly row: Fields<MemberAffiliateReply>;
    readonly values: Readonly<Record<string, string>>;
  }>();
  const moreOf =
    (values: Readonly<Record<string, string>>) =>
    (row: Fields<MemberAffiliateReply>): readonly RowMenuItem[] => {
      const link = row.referral_link ?? undefined;
      return [
        { id: 'tree', label: text.tree, icon: <Icon path={mdiFamilyTree} />, run: () => setOpened({ row, values }) },
        {
          id: 'link',
          label: text.copyLink,
          icon: <Icon path={mdiContentCopy} />,
          ...(link === undefined && { disabled: text.noLink }),
          run: () => void navigator.clipboard.writeText(link ?? '').then(() => notify.success(text.copied)),
        },
      ];
    };
  return (
    <>
      <ReportScreenView
        screen={screen}
        list={list}
        onOpen={(row, values) => setOpened({ row, values })}
        moreOf={moreOf}
      />
      {opened && (
        <Suspense>
          <DownlinePanel row={opened.row} values={opened.values} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
