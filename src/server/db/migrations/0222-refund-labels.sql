-- Why credit was given back, in words instead of codes, where a member's history and a request's timeline tell it.
create temporary table refund_label (code text primary key, label text) on commit drop;
insert into refund_label values
  ('turnover_not_met', 'ทำเทิร์นไม่ครบ'), ('account_mismatch', 'ชื่อบัญชีไม่ตรง'), ('bonus_abuse', 'ผิดเงื่อนไขโปร'),
  ('duplicate', 'แจ้งซ้ำ'), ('bank_closed', 'บัญชีปลายทางปิด'), ('member_request', 'สมาชิกขอยกเลิก'), ('other', 'อื่น ๆ');

update wallet_log set remark = left(label || substr(remark, length(code) + 1), 255)
from refund_label
where log_type = 'withdraw_refund' and (remark = code or starts_with(remark, code || ':'));

update withdrawal set timeline = (
  select jsonb_agg(
    case
      when line ->> 'action' = 'refund' and (line ->> 'message' = code or starts_with(line ->> 'message', code || ' · '))
        then jsonb_set(line, '{message}', to_jsonb(label || substr(line ->> 'message', length(code) + 1)))
      else line
    end order by place)
  from jsonb_array_elements(timeline) with ordinality as lines (line, place))
from refund_label
where refund_reason = code and jsonb_array_length(timeline) > 0;
