import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { RecordReply } from '#contract/envelope.ts';
import type { Action, FormScreen, Related } from '#contract/screen.ts';
import type { GatewayAccountRow } from '#generated/api/gateway.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useLabel } from '#web/locale/language.ts';
import type { FormPage } from '#web/screens/form/form-page.tsx';
import { type FormPanel, FormScreenView } from '#web/screens/form/form-screen.tsx';
import { late } from '#web/ui/late.tsx';
import type { Account } from '../records.ts';
import { useAccountText } from './texts.ts';

const BalancePanel = late(() =>
  import('../balance/balance-panel.tsx').then((part) => ({ default: part.BalancePanel })),
);
const InquiryPanel = late(() =>
  import('../inquiry/inquiry-panel.tsx').then((part) => ({ default: part.InquiryPanel })),
);
const StatementPanel = late(() =>
  import('../statement/statement-panel.tsx').then((part) => ({ default: part.StatementPanel })),
);

/** Calls of the gateway that this page shows in its own tabs, where the generated screen has them. */
interface Services {
  readonly balance: Action | undefined;
  readonly inquiry: Action | undefined;
  readonly logs: Related | undefined;
  readonly statement: Related | undefined;
}

type AccountForm = FormScreen<RecordReply<GatewayAccountRow>>;
type AccountPanel = FormPanel<Account>;

function partsOf(screen: AccountForm): { readonly rest: AccountForm; readonly services: Services } {
  const action = (id: string) => screen.actions.find((one) => one.id === id);
  const list = (name: string) => screen.related.find((one) => one.name === name);
  const services = {
    balance: action('balance'),
    inquiry: action('inquiry'),
    logs: list('balance_logs'),
    statement: list('statement'),
  };
  const shownHere = new Set<Action | Related | undefined>(Object.values(services));
  return {
    services,
    rest: {
      ...screen,
      actions: screen.actions.filter((one) => !shownHere.has(one)),
      related: screen.related.filter((one) => !shownHere.has(one)),
    },
  };
}

/** An account of any gateway: the generated form, and tabs for the calls that this gateway supports. */
export default function AccountPage({ generated }: { readonly generated: FormPage<RecordReply<GatewayAccountRow>> }) {
  const { rest, services } = useMemo(() => partsOf(generated.screen), [generated]);
  const id = new URLSearchParams(useSearch()).get(rest.key) ?? undefined;
  const can = useCan();
  const label = useLabel();
  const text = useAccountText();
  const panels = useMemo((): readonly AccountPanel[] => {
    const { statement } = services;
    const balance = services.balance && can(services.balance.permission) ? services.balance : undefined;
    const logs = services.logs && can(services.logs.permission) ? services.logs : undefined;
    const inquiry = services.inquiry && can(services.inquiry.permission) ? services.inquiry.call : undefined;
    const tab = (name: string, title: string, render: AccountPanel['render']): AccountPanel => ({
      ...{ name, title, render },
      whileShown: true,
    });
    return [
      ...(balance || logs
        ? [
            tab('balance', text.balance, (record, refresh) => (
              <BalancePanel record={record} action={balance} logs={logs} onChanged={refresh} />
            )),
          ]
        : []),
      ...(inquiry ? [tab('inquiry', text.tools, () => <InquiryPanel call={inquiry} />)] : []),
      ...(statement && can(statement.permission)
        ? [tab('statement', label(statement.title), (record) => <StatementPanel related={statement} record={record} />)]
        : []),
    ];
  }, [services, can, label, text]);
  return <FormScreenView key={id} screen={rest} id={id} panels={panels} />;
}
