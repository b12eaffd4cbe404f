import { CarriedFilters } from './carried-filters.tsx';
import css from './sms.module.css';
import { SmsField } from './sms-field.tsx';
import type { SmsFormModel } from './use-sms-form.ts';

/** Inputs of the audience; only those that the chosen segment uses. */
export function AudienceFields({ form }: { readonly form: SmsFormModel }) {
  const { segment, filters } = form.values;
  const isNarrowed = segment !== 'list' && segment !== 'report';
  return (
    <>
      <div className={css.grid}>
        <SmsField form={form} name="segment" />
        <SmsField form={form} name="agent_ids" />
        {isNarrowed && <SmsField form={form} name="levels" />}
        {isNarrowed && <SmsField form={form} name="activity_states" />}
        {segment === 'inactive' && <SmsField form={form} name="inactive_days" />}
        {segment === 'list' && <SmsField form={form} name="usernames" />}
      </div>
      {segment === 'report' && <CarriedFilters filters={filters} />}
    </>
  );
}
