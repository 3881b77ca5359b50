import { openOutgoingMail } from '#app/server/mail/outgoing-mail.server.ts';

/**
 * A process of its own with the app's mail queue: it promises a mail for each subject among its arguments, says so, and
 * goes on sending. `RETRY_SECONDS` is the wait before it sends again what a mail server did not take.
 */
const retrySeconds = Number(process.env['RETRY_SECONDS']);
const mail = await openOutgoingMail(retrySeconds > 0 ? { retrySeconds } : undefined);
process.stdout.write('open\n');
for (const subject of process.argv.slice(2)) {
  await mail.put({ to: 'iris@example.test', subject, html: '<p>Hello</p>', text: 'Hello' });
  process.stdout.write(`promised ${subject}\n`);
}
