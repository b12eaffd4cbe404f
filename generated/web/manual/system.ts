// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Definitions } from '#contract/definitions.ts';
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/account/dashboards': {
    th:
      'แผนภูมิของรายงานที่คุณเลือกมาไว้ด้วยกัน เปิดรายงาน กรองให้เป็นอย่างที่อยากเห็น แล้วกด “ใส่แดชบอร์ด” กดชื่อแผนภูมิเพื่อเปิดรายงานนั้น ลากที่มุมหรือกด Alt กับลูกศรเพื่อย้าย เมนูของแผนภูมิใช้เปลี่ยนชื่อ ขนาด หรือนำออก แดชบอร์ดที่แบ่งให้ทีมแสดงเฉพาะรายงานที่แต่ละคนเปิดได้',
    en:
      'Charts of reports that you have put together. Open a report, filter it as you want to see it, and press “Add to dashboard”. The name of a chart opens its report. Drag a chart by its corner, or press Alt and an arrow, to move it; its menu renames it, changes its size or takes it off. On a dashboard that is shared with the team everybody sees only reports that they may open.',
  },
  '/account/reports': {
    th:
      'ไฟล์ที่ระบบส่งให้คุณตามกำหนด กด “ดาวน์โหลด” ที่แถว ไฟล์อยู่ 90 วัน แท็บการส่งคือสิ่งที่คุณสั่งไว้ เปลี่ยนวันเวลา ปิด หรือเลิกได้ที่นั่น จะเพิ่มการส่ง ให้เปิดรายการหรือรายงาน กรองตามต้องการ กดดาวน์โหลด แล้วเลือก “ส่งให้ฉันตามกำหนด”',
    en:
      'Files that the system sends you regularly. Press “Download” on a row; a file stays for 90 days. The other tab has what you asked for, where you change its time, pause it or end it. To add one, open a list or a report, filter it, press Download, then “Send to me regularly”.',
  },
  '/system/audit': {
    th: 'ดูว่าใครทำอะไร เมื่อไร จากที่ไหน และผลเป็นอย่างไร รวมถึงสิ่งที่ไม่อนุญาตและไม่สำเร็จ กรองด้วยผู้ใช้ การกระทำ หรือรหัสคำขอ แล้วกดแถวเพื่อดูรายละเอียด เริ่มต้นแสดง 7 วันล่าสุด ถ้าหาไม่พบให้เปลี่ยนช่วงเวลา',
    en: 'See who did what, when, from where and how it ended, denied and failed attempts too. Filter by person, action or request, then press a row for its details. It begins with the last 7 days, so widen the time when you find nothing.',
  },
  '/system/audit/detail': {
    th: 'ดูรายการเดียวให้ครบ ใครทำ จากที่ไหน ผลเป็นอย่างไร และในส่วน “สิ่งที่เปลี่ยน” เทียบค่าก่อนกับหลัง ดูได้อย่างเดียว ไม่มีใครแก้หรือลบได้ ถ้าไม่มีค่าให้เทียบ แปลว่ารายการนี้ไม่ได้เปลี่ยนข้อมูล',
    en: 'See one entry in full: who did it, from where, how it ended, and under “What changed” the values before and after. It is for reading; nobody can change or delete it. Where there is nothing to compare, the entry changed no data.',
  },
  '/system/menus': {
    th: 'จัดเมนูด้านข้างที่ทุกตำแหน่งใช้ร่วมกัน กด “เพิ่มเมนู” หรือ “เพิ่มเมนูย่อย” ลากแถวเพื่อเปลี่ยนลำดับ และกด “แก้ไข” “ซ่อน” หรือ “แสดง” ที่แถว เมนูลบไม่ได้ และการซ่อนมีผลกับทุกตำแหน่งแต่ไม่ได้ถอนสิทธิ์เข้าหน้านั้น',
    en:
      'Arrange the side menu that all roles share: press “Add menu” or “Add an entry below”, drag rows to reorder, and use “Edit”, “Hide” or “Show” of a row. Entries cannot be deleted, and hiding is for every role but takes no permission away.',
  },
  '/system/menus/add': {
    th: 'เตรียมชื่อเมนู ลิงก์ และไอคอนถ้าเป็นเมนูระดับบน เมนูซ้อนได้ 2 ระดับ เมนูย่อยต้องเลือกเมนูหลักและมีลิงก์ กลุ่มให้เว้นลิงก์ว่าง บันทึกแล้วตำแหน่งที่มีกลุ่มนั้นจะได้เมนูย่อยนี้ด้วย แต่คนที่ไม่มีสิทธิ์ดูหน้านั้นจะไม่เห็น',
    en:
      'Have ready the label, the link, and an icon for a top-level entry. There are 2 levels: an entry below a parent needs a link, a group has none. After saving, roles that have the group get the new entry, but people who may not view the page do not see it.',
  },
  '/system/menus/detail': {
    th: 'แก้ชื่อ ไอคอน ลิงก์ หรือตัวเลขแจ้งเตือน หรือย้ายไปใต้เมนูหลักอื่น ดูผลที่ “ตัวอย่างในเมนู” แล้วกดบันทึก การแก้มีผลกับทุกตำแหน่งที่เห็นเมนูนี้ และเมนูที่มีเมนูย่อยอยู่จะใส่ลิงก์หรือย้ายไปใต้เมนูอื่นไม่ได้',
    en:
      'Change the label, icon, link or badge, or move it below another parent; look at “As the menu shows it” and save. It concerns every role that sees the entry. One with entries below it can have no link and cannot be moved under another.',
  },
  '/system/permissions': {
    th: 'ดูสิทธิ์ทั้งหมด ระดับความเสี่ยง และจำนวนตำแหน่งที่ใช้ กด “เพิ่มสิทธิ์” “แก้ไข” หรือ “ลบ” ลบแล้วทุกตำแหน่งที่ใช้อยู่จะเสียสิทธิ์นั้น ส่วน “ลบที่เลือก” ใช้กับสิทธิ์ที่ยังไม่ถูกใช้เท่านั้น สิทธิ์ของระบบลบไม่ได้',
    en:
      'See all permissions, their risk and how many roles have them; use “Add permission”, “Edit” or “Delete”. When one is deleted, every role that has it loses it. “Delete selected” is for unused ones only, and built-in ones cannot be deleted.',
  },
  '/system/permissions/add': {
    th: 'เตรียมรหัสสิทธิ์แบบ หมวด.ส่วนงาน.การกระทำ ชื่อ และระดับความเสี่ยง ช่องหมวดและการกระทำต้องตรงกับรหัส ทั้งสามช่องแก้ภายหลังไม่ได้ บันทึกแล้วยังไม่มีตำแหน่งใดได้สิทธิ์นี้ ต้องไปให้ในหน้าตำแหน่ง',
    en: 'Have ready the key as area.resource.action, the name and the risk. Area and action must agree with the key, and none of the three can be changed later. After saving no role has the permission yet; give it on the page of a role.',
  },
  '/system/permissions/detail': {
    th: 'แก้ชื่อ ระดับความเสี่ยง หรือคำอธิบาย แล้วกดบันทึก และดูว่าใครใช้อยู่ที่ “ตำแหน่งที่ใช้สิทธิ์นี้” รหัส หมวด และการกระทำแก้ไม่ได้ กด “ลบ” แล้วตำแหน่งเหล่านั้นจะเสียสิทธิ์นี้ทั้งหมด สิทธิ์ของระบบลบไม่ได้',
    en: 'Change the name, risk or description and save; “Roles that have it” shows who uses it. Key, area and action cannot be changed. “Delete” takes it from all those roles, and a built-in permission cannot be deleted.',
  },
  '/system/roles': {
    th: 'ดูตำแหน่งทั้งหมด ระดับ ขอบเขตข้อมูล และจำนวนผู้ใช้ กด “จัดการ” เพื่อตั้งสิทธิ์ เมนู และทีมการเงิน หรือเลือก 2–3 ตำแหน่งแล้วกด “เปรียบเทียบ” เลขระดับยิ่งน้อยยิ่งสูง ถ้าไม่ใช่เจ้าของระบบ แก้ได้เฉพาะตำแหน่งที่ต่ำกว่าของคุณ',
    en:
      'See all roles with rank, scope and people. Press “Manage” to set permissions, menus and finance team, or select 2–3 roles and press “Compare”. A smaller rank stands higher, and whoever is not the owner can change only roles below their own.',
  },
  '/system/roles/add': {
    th: 'เตรียมรหัส ชื่อ ระดับ และขอบเขตข้อมูลให้แน่ใจ เพราะหลังบันทึกแก้ไม่ได้ เลขระดับต้องมากกว่าของคุณ บันทึกแล้วไปตั้งสิทธิ์ต่อในหน้าตำแหน่ง ถ้าเลือก “คัดลอกจากตำแหน่ง” จะได้เมนู ทีมการเงิน และเฉพาะสิทธิ์ที่คุณเองมี',
    en:
      'Be sure of code, name, rank and scope: they cannot be changed after saving. The rank must be a larger number than yours; saving leads to the role, to set its permissions. “Copy from” brings menus, finance team and only those permissions that you have.',
  },
  '/system/roles/detail': {
    th: 'ตั้งแท็บ “สิทธิ์” “เมนู” และ “ทีมการเงิน” แล้วกด “บันทึก” แยกกันทีละแท็บ สิทธิ์ที่เปลี่ยนมีผลกับผู้ใช้ทุกคนในตำแหน่งนี้ทันที คุณให้สิทธิ์ที่ตัวเองไม่มีไม่ได้ และถ้าไม่เลือกเมนูเลย ตำแหน่งนี้จะเห็นทุกเมนูที่มีสิทธิ์',
    en:
      'Set the tabs “Permissions”, “Menus” and “Finance team”, each with its own “Save”. Changed permissions hold at once for everybody with the role. You cannot give what you do not have, and with no menus chosen the role sees every menu that it may open.',
  },
  '/system/users': {
    th: 'ดูแลบัญชีพนักงาน กด “เพิ่มผู้ใช้” “แก้ไข” หรือ “ระงับ” ส่วนผู้ที่รออนุมัติให้กด “อนุมัติ” แล้วเลือกตำแหน่ง ระงับแล้วผู้ใช้ออกจากระบบทันที ถ้าไม่ใช่เจ้าของระบบ แก้ได้เฉพาะผู้ใช้ที่ตำแหน่งต่ำกว่าคุณ',
    en:
      'Look after staff accounts: press “Add user”, “Edit” or “Suspend”; for people who wait, press “Approve” and choose a role. Suspending signs the person out at once. Whoever is not the owner can change only people whose role is below their own.',
  },
  '/system/users/add': {
    th: 'เตรียมชื่อผู้ใช้ อีเมลที่เจ้าตัวเปิดได้ ตำแหน่ง เซิร์ฟเวอร์ และเอเย่นต์ถ้าตำแหน่งไม่ได้เห็นทุกเอเย่นต์ บันทึกแล้วระบบส่งลิงก์ไปที่อีเมลให้ตั้งรหัสผ่านเอง ชื่อผู้ใช้แก้ภายหลังไม่ได้ และให้ตำแหน่งที่มีสิทธิ์เกินคุณไม่ได้',
    en:
      'Have ready a username, an e-mail the person can open, the role, the server, and agents if the role does not see all. After saving, a link to set a password is mailed. The username cannot be changed; a role with permissions that you lack cannot be given.',
  },
  '/system/users/detail': {
    th: 'แก้ข้อมูลแล้วกดบันทึก และใช้แท็บดูสิทธิ์ที่มีผล เอเย่นต์ และอุปกรณ์ เปลี่ยนตำแหน่งหรือเอเย่นต์แล้วผู้ใช้ออกจากระบบทุกอุปกรณ์ “ส่งลิงก์ตั้งรหัสผ่าน” ยกเลิกรหัสผ่านเดิมทันที และรายการเงินของบัญชีปิดชั่วคราว',
    en:
      'Change the account and save; tabs show effective permissions, agents and devices. A new role or other agents sign the person out everywhere. “Send a link to set a password” cancels the old one at once, and the account moves no money for a while.',
  },
  '/system/users/export_ign': {
    th: 'ดึงชื่อที่สมาชิกใช้ในเกมของค่ายหนึ่ง เลือกเอเย่นต์และค่ายเกม ใส่วันที่สมัครหรือวางยูสเซอร์ถ้าต้องการ กด “ดูตัวอย่าง” แล้วกด “ดาวน์โหลด” ถ้าเว้นช่องยูสเซอร์ว่างจะได้ทุกคนในเอเย่นต์ และเปลี่ยนเงื่อนไขแล้วต้องดูตัวอย่างใหม่',
    en:
      'Get the names of members in the games of one provider: choose an agent and a provider, narrow by registration or usernames, press “Preview”, then “Download”. Without usernames you get everybody of the agent; after a change, preview again.',
  },
  '/system/users/import': {
    th: 'เพิ่มสมาชิกจากไฟล์ CSV เข้าเอเย่นต์ที่เลือก กด “อ่านและตรวจไฟล์” จับคู่คอลัมน์ที่ขาด ดูผลทุกแถว แล้วกดนำเข้า แถวที่ผิดพลาดจะไม่ถูกนำเข้า แก้ในตารางหรือดาวน์โหลดไปแก้ได้ นำเข้าแล้วย้อนกลับไม่ได้ และสมาชิกต้องตั้งรหัสผ่านใหม่',
    en:
      'Add members from a CSV file to the chosen agent: press “Read and check the file”, match missing columns, look at the rows, then import. Rows with errors are left out; repair or download them. It cannot be undone, and members choose new passwords.',
  },
  '/system/users/import-huaythai': {
    th: 'นำเข้าสมาชิกจากไฟล์ CSV ของ HuayThai ระบบจับคู่หัวคอลัมน์ภาษาไทยให้ กด “อ่านและตรวจไฟล์” ดูผลทุกแถว แล้วกดนำเข้า วันที่สมัครที่มีปีสองหลักอ่านเป็น พ.ศ. และเครดิตในไฟล์จะเข้าเฉพาะสมาชิกที่เพิ่มใหม่',
    en:
      'Import members from a CSV file of HuayThai, whose column heads are matched by themselves. Press “Read and check the file”, look at every row, then import. Two-digit years are read as Buddhist years, and credit in the file goes to new members only.',
  },
  '/system/users/import-pawinss': {
    th: 'นำเข้าสมาชิกจากไฟล์ CSV ของ Pawinss ระบบจับคู่หัวคอลัมน์ให้ กด “อ่านและตรวจไฟล์” ดูผลทุกแถว แล้วกดนำเข้า ธนาคารที่เป็นตัวเลขอ่านเป็นรหัสของธนาคารแห่งประเทศไทย และผู้แนะนำต้องเป็นยูสเซอร์ที่มีในระบบหรือในไฟล์เดียวกัน',
    en:
      'Import members from a CSV file of Pawinss, whose column heads are matched by themselves. Press “Read and check the file”, look at every row, then import. Bank numbers are those of the Bank of Thailand; a referrer must be a username known here or in the file.',
  },
  '/system/users/import-rc': {
    th: 'นำเข้าสมาชิกจากไฟล์ CSV ของ RC ระบบจับคู่หัวคอลัมน์และต่อนามสกุลท้ายชื่อให้ กด “อ่านและตรวจไฟล์” ดูผลทุกแถว แล้วกดนำเข้า วันที่สมัครต้องมีปีสี่หลัก ถ้าเป็นสองหลักแถวนั้นจะผิดพลาดและไม่ถูกนำเข้า',
    en:
      'Import members from a CSV file of RC; column heads are matched and the surname is joined to the name by itself. Press “Read and check the file”, look at every row, then import. The day of registration needs a four-digit year, or the row fails and is left out.',
  },
  '/system/users/import-yb': {
    th: 'นำเข้าสมาชิกจากไฟล์ CSV ของ YB ระบบจับคู่หัวคอลัมน์ให้ กด “อ่านและตรวจไฟล์” ดูผลทุกแถว แล้วกดนำเข้า สมาชิกทุกคนเข้าเอเย่นต์ที่คุณเลือก ไม่ใช่เอเย่นต์ที่เขียนในไฟล์ ถ้ามีหลายเอเย่นต์ให้แยกไฟล์ก่อน',
    en:
      'Import members from a CSV file of YB, whose column heads are matched by themselves. Press “Read and check the file”, look at every row, then import. All members go to the agent that you choose, not the one in the file, so split a file of several agents first.',
  },
  '/system/users/import_aff': {
    th: 'ผูกสมาชิกกับผู้แนะนำจากไฟล์ CSV กด “อ่านและตรวจไฟล์” แก้แถวที่ผิดพลาด แล้วกดนำเข้า ทั้งสองคนต้องเป็นสมาชิกของเอเย่นต์ที่เลือกอยู่แล้ว คนที่มีผู้แนะนำแล้วนับเป็นซ้ำ ถ้าเลือก “อัปเดต” ผู้แนะนำเดิมจะถูกแทน',
    en:
      'Link members to their referrers from a CSV file: press “Read and check the file”, repair rows with errors, then import. Both must be members of the chosen agent already. Who has a referrer counts as a duplicate; with “Update” the old referrer is replaced.',
  },
  '/system/users/import_wallet': {
    th: 'เพิ่มหรือตั้งยอดกระเป๋าจากไฟล์ CSV เลือกกระเป๋าและวิธีนำเข้ายอด กด “อ่านและตรวจไฟล์” ดูยอดปัจจุบันกับยอดใหม่ แล้วพิมพ์ยอดรวมเพื่อยืนยัน “ตั้งเป็นยอดใหม่” จะแทนยอดเดิม นำเข้าแล้วย้อนกลับไม่ได้ และแถวที่ผิดพลาดจะไม่ถูกนำเข้า',
    en:
      'Add to or set wallet balances from a CSV file: choose the wallet and how balances are taken, check the file, compare current and new balances, then type the total. “Set the balance” replaces the old one. It cannot be undone; rows with errors are left out.',
  },
};

export const definitions: Definitions = {
  all: [{ label: { th: 'ส่งเมื่อ', en: 'Comes' }, help: { th: 'เมื่อถึงเงื่อนไข = ระบบดูให้ทุก 15 นาที และส่งหนึ่งครั้งเมื่อเริ่มเป็นจริง', en: 'Once it is so = looked at every 15 minutes and sent once when it begins to be so' } }],
  pages: { '/account/reports': { rhythm: 0 } },
};
