import { openOutgoingMail } from '#app/store/outgoing-mail.server.ts';

/** A process of its own with the app's mail queue: `put <subject>` promises a mail, then it goes on sending. */
const mail = await openOutgoingMail({ superviseSeconds: 1, retrySeconds: 1 });
const [subject] = process.argv.slice(2);
if (subject !== undefined) {
  await mail.put({ to: 'iris@example.test', subject, html: '<p>Hello</p>', text: 'Hello' });
  process.stdout.write('promised\n');
} else {
  process.stdout.write('open\n');
}
