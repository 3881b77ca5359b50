import { expect, type APIRequestContext } from 'playwright/test';

function plain(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

/** Addresses and subjects of someone's mails in the demo world's outbox, the newest first. */
async function readList(request: APIRequestContext, to: string) {
  const params = { to };
  const html = await (await request.get('/dev/mail', { params })).text();
  const rows = html.matchAll(
    /<li><time>[^<]*<\/time> ([^ <]+) <a href="([^"]+)">([^<]+)<\/a><\/li>/g,
  );
  return [...rows].map(([, to = '', address = '', subject = '']) => ({
    to: plain(to),
    address,
    subject: plain(subject),
  }));
}

/** How many mails someone was sent. */
export async function countMails(request: APIRequestContext, to: string): Promise<number> {
  return (await readList(request, to)).length;
}

/** The plain text of the newest mail to someone with a subject; waits until it is there. */
export async function readMail(
  request: APIRequestContext,
  to: string,
  subject: string,
): Promise<string> {
  const find = async () => (await readList(request, to)).find((mail) => mail.subject === subject);
  // What is looked at twice a minute is mailed within it.
  await expect.poll(async () => (await find())?.subject, { timeout: 45_000 }).toBe(subject);
  const page = await (await request.get((await find())?.address ?? '')).text();
  return plain(/<pre>([\s\S]*)<\/pre>/.exec(page)?.[1] ?? '');
}
