import { useCallback } from 'react';
import { useSearch } from 'wouter';
import type { Fields, Row } from '#contract/envelope.ts';
import type { ShopDepositDetailReply } from '#generated/api/shop.ts';
import Generated from '#generated/web/shop/deposit-detail.tsx';
import { FormScreenView } from '#web/screens/form/form-screen.tsx';
import { DayTimesInput } from '../deposit-rule/day-times-input.tsx';
import { RuleExample } from '../deposit-rule/rule-example.tsx';
import { useRuleText } from '../deposit-rule/texts.ts';

const inputs = { multiplier_days: DayTimesInput };
/** Fields that affect the points of a deposit. */
const rate = ['mode', 'per_amount', 'points', 'points_max_per_day', 'multiplier_days', 'deposit_min', 'deposit_max'];

/** A point rule with an example; changing the rate of an active rule must be confirmed. */
export default function PointRulePage() {
  const text = useRuleText();
  const id = new URLSearchParams(useSearch()).get(Generated.screen.key) ?? undefined;
  const ask = useCallback(
    (changed: Row, record: Fields<ShopDepositDetailReply>) =>
      record.status === 'active' && rate.some((name) => name in changed) ? text.rate : undefined,
    [text],
  );
  return (
    <FormScreenView
      key={id}
      screen={Generated.screen}
      id={id}
      inputs={inputs}
      ask={ask}
      aside={(values) => <RuleExample values={values} />}
    />
  );
}
