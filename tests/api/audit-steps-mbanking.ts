import type { Scene, Step } from './audit-step.ts';
import { canaries } from './audit-steps.ts';

const own = (scene: Scene) => ({ bank_id: scene.money.bank });
const group = (scene: Scene) => Number(scene.done.get('mbanking.bulk.create-group')?.group_id);
const receiver = { bank_code: 'SCB', account_no: '7771234987' };

/** The mobile-banking console. What only reads leaves no row, except a statement. */
export const consoleSteps: readonly Step[] = [
  // Another account: the first was asked about moments ago.
  { call: 'mbanking.balance', body: ({ money }) => ({ bank_id: money.poorBank }), rows: [] },
  { call: 'mbanking.bank-list', body: own, rows: [] },
  { call: 'mbanking.recent-transactions', body: own, rows: [] },
  { call: 'mbanking.transactions', body: (scene) => ({ ...own(scene), date: '2026-01-31' }), rows: [] },
  { call: 'mbanking.statement', body: (scene) => ({ ...own(scene), date_from: '2026-01-31', date_to: '2026-01-31' }) },
  {
    call: 'mbanking.transfer',
    body: (scene) => ({
      ...own(scene),
      step: 'inquiry',
      to_bank_code: receiver.bank_code,
      to_account_no: receiver.account_no,
      amount: '100.00',
    }),
  },
  {
    call: 'mbanking.transfer',
    body: (scene) => ({
      ...own(scene),
      step: 'confirm',
      token: scene.done.get('mbanking.transfer')?.token,
      password: 'correct-horse-7',
    }),
  },
  { call: 'mbanking.transfer_state', body: (scene) => ({ id: scene.keyOf('mbanking.transfer') }), rows: [] },
  { call: 'mbanking.bulk.create-group', body: (scene) => ({ ...own(scene), name: 'กลุ่มทดสอบ', purpose: 'other' }) },
  {
    call: 'mbanking.bulk.add-recipient',
    body: (scene) => ({
      group_id: group(scene),
      recipients: [{ ...receiver, account_name: 'ผู้รับ', amount: '1.00', mobile: canaries.phone }],
    }),
  },
  { call: 'mbanking.bulk.group-list', body: () => ({}), rows: [] },
  { call: 'mbanking.bulk.recipient-list', body: (scene) => ({ group_id: group(scene) }), rows: [] },
  {
    call: 'mbanking.bulk.delete-recipient',
    body: (scene) => {
      const { recipients } = scene.done.get('mbanking.bulk.recipient-list') ?? {};
      return { recipient_id: Array.isArray(recipients) ? recipients[0]?.id : 0 };
    },
  },
  { call: 'mbanking.bulk.delete-group', body: (scene) => ({ group_id: group(scene) }) },
];

/** Calls of the console whose success takes more than a body. */
export const consoleElsewhere: Readonly<Record<string, string>> = {
  'mbanking.bulk.stop': 'a group under way',
  'mbanking.bulk.withdraw': 'two people',
  'mbanking.transfer_resolve': 'a transfer of which nobody can tell, and two people',
};
