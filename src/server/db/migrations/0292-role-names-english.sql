-- What a role is called for those who read English.
alter table "role" add column "name_en" character varying(60);
-- Of the roles that every installation has and nobody has renamed; all others keep their name until somebody gives them one.
update role set name_en = known.english
  from (values
    ('owner', 'เจ้าของระบบ', 'Owner'),
    ('admin', 'ผู้ดูแลระบบ', 'Administrator'),
    ('finance_lead', 'หัวหน้าการเงิน', 'Finance lead'),
    ('finance', 'การเงิน', 'Finance officer'),
    ('support', 'แอดมินบริการลูกค้า', 'Customer support'),
    ('marketing', 'การตลาด', 'Marketing'),
    ('agent_master', 'มาสเตอร์/เอเย่นต์', 'Master agent'),
    ('auditor', 'ผู้ตรวจสอบ (อ่านอย่างเดียว)', 'Auditor (read only)')
  ) as known (code, name, english)
  where role.code = known.code and role.name = known.name;
