// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/game/add': {
    th: 'ใช้เพิ่มทีละเกม ถ้ามีหลายเกมให้ใช้ “อัปเดตจากค่าย” เตรียมค่ายเกม ค่ายย่อย รหัสเกม และชื่อไทยกับอังกฤษ บันทึกแล้วอยู่ที่หน้าแก้ไขเกมนั้น ตรวจค่ายและรหัสเกมให้ถูก เพราะแก้ภายหลังไม่ได้ และสถานะเริ่มต้นคือ “เปิด”',
    en:
      'For one game; for many use “Update from a provider”. Have provider, sub-provider, game code, Thai and English name ready. Saving leads to the game\'s page; check provider and code first, as they cannot be changed later, and the status begins as “Active”.',
  },
  '/game/agent-provider': {
    th: 'ตารางเอเย่นต์กับค่ายเกม คลิกช่องที่เปิดเพื่อปิด ช่องที่ปิดเพื่อเปิด และช่องที่ยังไม่ตั้งค่าเพื่อเพิ่มค่าย เลือกหลายแถวหรือหลายคอลัมน์เพื่อทำพร้อมกันได้ ค่ายที่ปิดทั้งค่ายอยู่จะปิดกับทุกเอเย่นต์ ไม่ว่าช่องจะตั้งไว้อย่างไร',
    en:
      'Agents and game providers as a table. Click an active cell to close it, a closed one to open it, an empty one to add the provider; select rows or columns to do many at once. A provider closed as a whole is closed for every agent, whatever its cells say.',
  },
  '/game/agent-provider/detail': {
    th:
      'ตั้งรหัส เดิมพัน และส่วนแบ่งของค่ายหนึ่งสำหรับเอเย่นต์หนึ่งแล้วกด “บันทึก” ถือสู้และคอมมิชชั่นที่เว้นว่างเป็นไปตามเอเย่นต์ ค่าใหม่มีผลตั้งแต่วันนี้ ค่ายที่โอนเครดิตต้องมี API Key และ Secret Key ก่อนเปิด เอเย่นต์และค่ายแก้ภายหลังไม่ได้',
    en:
      'Set codes, bets and shares of one provider for one agent and press “Save”. Empty share and commission are the agent\'s; new ones count from today. A provider that transfers credit needs API and secret key before it opens; agent and provider stay as added.',
  },
  '/game/agent-provider/manage': {
    th: 'ค่ายที่เอเย่นต์แต่ละรายมี กด “เพิ่มค่าย” “แก้ไข” “เปิด” หรือ “ปิด” เลือกหลายแถวแล้ว “คัดลอกไปเอเย่นต์อื่น” ได้ ค่าที่มีอยู่ไม่ถูกทับ ค่ายที่คัดลอกจะปิดไว้และไม่มี API Key กับ Secret Key ให้ตรวจรหัสของเอเย่นต์นั้นก่อนเปิด',
    en:
      'These are the providers of each agent; press “Add provider”, “Edit”, “Open” or “Close”, or select rows and “Copy to another agent”. What is there stays; copies are closed and have no API and secret key, so check that agent\'s codes before you open them.',
  },
  '/game/detail': {
    th: 'แก้ชื่อ รูป คุณสมบัติ และการแสดงผลของเกมแล้วกด “บันทึก” ดูยอดเล่นในแท็บ “สถิติ 30 วัน” ค่ายและรหัสเกมแก้ไม่ได้ ถ้าชื่อ หมวด หรือคุณสมบัติต่างจากรายการของค่าย การอัปเดตเกมครั้งต่อไปจะเสนอให้เปลี่ยนตามค่าย',
    en:
      'Change names, picture, features and display and press “Save”; the tab “Thirty days” shows how it is played. Provider and game code are fixed. Where name, category or features differ from the provider\'s list, the next game update proposes the provider\'s.',
  },
  '/game/manage-game-list': {
    th: 'เกมของทุกค่าย กด “เปิดเกม” “ปิดเกม” หรือตั้งเป็นยอดนิยม ใหม่ และแนะนำ เลือกหลายแถวเพื่อเปิด ปิด หรือปิดปรับปรุงพร้อมกันได้ เมื่อปิด ผู้ที่เล่นอยู่จะเล่นรอบปัจจุบันจนจบ เกม “ค่ายยกเลิก” เปิดเองไม่ได้ ต้อง “อัปเดตจากค่าย”',
    en:
      'The games of all providers. Press “Open” or “Close”, mark games as hot, new or recommended, or select rows to open, close or maintain many; players finish their round. Games withdrawn by the provider come back only by “Update from a provider”.',
  },
  '/game/providers': {
    th: 'กด “ดูเกม” เพื่อดูเกมของค่าย หรือ “แก้ไข” เพื่อตั้งต้นทุนและค่ายย่อย “ปิดปรับปรุง” และ “เปิด” มีผลกับทุกเอเย่นต์ทันที ถ้าจะปิดค่ายเฉพาะเอเย่นต์เดียว ให้ทำที่หน้าค่ายเกมรายเอเย่นต์',
    en: 'Press “Its games” to see a provider\'s games, or “Edit” for its cost and sub-providers. “Maintenance” and “Open” work for every agent at once. To close a provider for one agent alone, use the page of providers by agent.',
  },
  '/game/providers/detail': {
    th: 'แก้ต้นทุน สถานะ และช่วงปิดปรับปรุงแล้วกด “บันทึก” เมื่อถึงเวลา ค่ายปิดปรับปรุงและเปิดเอง ต้นทุนใหม่มีผลกับใบแจ้งหนี้ตั้งแต่วันนี้ และสถานะมีผลกับทุกเอเย่นต์ทันที ค่ายย่อยในแท็บ “ค่ายย่อย” ต้องกด “บันทึกค่ายย่อย” แยก',
    en:
      'Change cost, status and maintenance times and press “Save”; the provider closes and opens at these times by itself. A new cost counts for invoices from today, a status for every agent at once. On the tab “Sub-providers” press “Save sub-providers” as well.',
  },
  '/game/updater': {
    th: 'เลือกค่ายและแหล่งข้อมูลแล้วกด “ตรวจสอบความต่าง” ยังไม่มีอะไรเปลี่ยนจนกว่าจะกด “นำเข้าที่เลือก” เกมใหม่และเกมที่เปลี่ยนแปลงถูกเลือกไว้ให้ แต่เกมที่ถูกถอดต้องเลือกเอง ให้ถามค่ายก่อนปิด เกมใหม่เข้ามาโดยไม่มีรูป',
    en:
      'Choose provider and source and press “Compare”; nothing changes until you press “Apply”. New and changed games are selected already, withdrawn ones are not; ask the provider before you close them. New games come without a picture.',
  },
  '/report/game-stats': {
    th: 'เลือกใน “แสดงแถวตาม” ว่าแถวคือค่ายย่อย ค่ายเกม หมวดเกม หรือเกม แล้วกดที่แถวเพื่อลงลึก กำไรขั้นต้นคือยอดเดิมพันลบยอดจ่าย ยังไม่หักส่วนของเอเย่นต์ ยอดรายเกมมีเฉพาะค่ายที่ส่งข้อมูลเกม จึงอาจน้อยกว่ายอดของค่าย',
    en:
      'Choose in “Rows by” whether a row is a sub-provider, provider, game type or game, and click rows to go down. Gross revenue is turnover less payout, before the agents\' part. Only some providers tell by game, so games may add up to less than the provider.',
  },
};
