import { passwordLength } from '#contract/password.ts';

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const fields = [
  ['name', 'ชื่อที่แสดง', 'text', 'name'],
  ['username', 'ชื่อผู้ใช้ (a–z, 0–9, _ และ . 4–32 ตัว)', 'text', 'username'],
  ['email', 'อีเมล', 'email', 'email'],
] as const;

/** What proves who the owner is, by who knows the deployment's people. */
const proofs = {
  local: ['password', `รหัสผ่าน (อย่างน้อย ${passwordLength.min} ตัวอักษร ใช้วลีที่ไม่ซ้ำใคร)`, 'password', 'new-password'],
  firebase: ['uid', 'User UID (Firebase console › Authentication › Users)', 'text', 'off'],
} as const;

/** A form without any style of its own: it is seen once in the life of an installation. */
export function setupPage(brand: string, provider: keyof typeof proofs): string {
  const inputs = [...fields, proofs[provider]]
    .map(
      ([name, label, type, autocomplete]) =>
        `<p><label for="${name}">${label}</label><br><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required size="40"></p>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>เจ้าของระบบคนแรก - ${escaped(brand)}</title></head>
<body><main><h1>สร้างเจ้าของระบบคนแรก</h1>
<form id="form">
${inputs}
<p><button type="submit">สร้างบัญชี</button></p>
<p id="message" role="status"></p>
</form></main><script src="/setup.js"></script></body></html>
`;
}

/** Sends the form with the token from behind the `#`, then goes to the sign-in page. */
export const setupScript = `const form = document.getElementById('form');
const message = document.getElementById('message');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const token = location.hash.slice(1);
  const values = Object.fromEntries(new FormData(form));
  try {
    const response = await fetch('/api/setup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, ...values }),
    });
    const answer = await response.json();
    if (answer.error === 0) return location.replace('/login');
    message.textContent = [answer.message, ...Object.values(answer.fields ?? {})].join(' · ');
  } catch {
    message.textContent = 'เชื่อมต่อไม่ได้ กรุณาลองใหม่';
  }
});
`;
