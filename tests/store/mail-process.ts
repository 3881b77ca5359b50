import { openOutgoingMail } from '#app/store/outgoing-mail.server.ts';

/**
 * A process of its own with the app's mail queue: with a subject as argument it promises a mail, then it goes on sending.
 * `RETRY_SECONDS` is the wait before it sends again what a mail server did not take.
 */
const retrySeconds = Number(process.env['RETRY_SECONDS']);
const mail = await openOutgoingMail(retrySeconds > 0 ? { retrySeconds } : undefined);
const [subject] = process.argv.slice(2);
if (subject !== undefined) {
  await mail.put({ to: 'iris@example.test', subject, html: '<p>Hello</p>', text: 'Hello' });
  process.stdout.write('promised\n');
} else {
  process.stdout.write('open\n');
}
