import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { nextAddress } from './address.ts';
import { watchRest } from './rest.ts';

/** Milliseconds after which what a page is waited for counts as never coming: longer than any machine takes. */
const forever = 120_000;

/**
 * One browser a test file. The flags keep it from looking for hosts of its own on a closed network. `hosts` = addresses
 * (`host:port`) by the names under which it is to find them.
 */
export function launch(hosts: Readonly<Record<string, string>> = {}): Promise<Browser> {
  const rules = Object.entries(hosts).map(([name, address]) => `MAP ${name} ${address}`);
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(rules.length > 0 ? [`--host-resolver-rules=${rules.join(', ')}`] : []),
    ],
  });
}

/** What a person should never cause: errors on the console, uncaught errors, violations of the security policy. */
export interface Complaints {
  readonly console: string[];
  readonly policy: string[];
}

export interface OpenedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: Complaints;
  /** Waits until the page has nothing left to do. */
  rest(): Promise<void>;
}

/**
 * A page that collects complaints. `width` in CSS pixels. Test files share the accounts of the demo, so how one has things
 * shown (a language, columns) stays in its browser, unless it says `told`.
 */
export async function openPage(
  browser: Browser,
  width = 1440,
  { height = width < 600 ? 844 : 900, told = false }: { readonly height?: number; readonly told?: boolean } = {},
): Promise<OpenedPage> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'th-TH',
    // The product shows Bangkok's time whatever the machine says.
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
    extraHTTPHeaders: nextAddress(),
  });
  context.setDefaultTimeout(forever);
  const complaints: Complaints = { console: [], policy: [] };
  await context.exposeBinding('reportViolation', (_source, text: string) => complaints.policy.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation(text: string): void }).reportViolation;
      report(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile ?? ''}:${event.lineNumber} on ${location.pathname}`,
      );
    });
  });
  // Without a graphics card each blink of the caret before a blurred page takes a twentieth of a second. No test looks at
  // the blur, and a sheet made by a script is no matter of the policy.
  await context.addInitScript(() => {
    const sharp = new CSSStyleSheet();
    sharp.replaceSync('::backdrop { backdrop-filter: none !important }');
    document.adoptedStyleSheets = [sharp];
  });
  if (!told) {
    await context.addInitScript(() => {
      const send = window.fetch;
      window.fetch = async (input, init) =>
        /\/api\/account\/(settings|list)$/.test(String(input))
          ? Response.json({ error: 0, data: {} })
          : send(input, init);
    });
  }
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.console.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // What failed to load is told without its address.
    if (message.type() === 'error') complaints.console.push(`${message.text()} ${message.location().url}`.trim());
  });
  return { page, context, complaints, rest: watchRest(page) };
}

/** Signs in with a demo account and waits for the shell. */
export async function signIn(page: Page, url: string, username: string, password: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('อีเมลหรือชื่อผู้ใช้').fill(username);
  await page.locator('input[name="password"], input[type="password"]').first().fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await page.waitForURL((at) => !at.pathname.startsWith('/login'));
}
