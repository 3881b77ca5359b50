import { badLinks } from '#domain/service/bad-links.fixture.ts';
import { serviceKinds, type ServiceKind } from '#domain/service/service.ts';
import { answerMaxLength, answerNames } from './service-request.ts';

/** Invalid input: a form field, the value typed into it, and the resulting error code. */
export type BadField = readonly [service: ServiceKind, field: string, value: unknown, code: string];

/** Values that are empty, however they look. */
const blanks: readonly unknown[] = [
  undefined,
  null,
  7,
  ['x'],
  { toString: () => 'x' },
  '',
  ' ',
  '\t\r\n',
  '\u00A0\u2003\u3000',
  '\u200B\u200D\uFEFF',
  '\u2800\u3164\uFFA0\u115F',
  '\u0000\u0007\u001B',
  '\u202E\u202C',
];

const words = serviceKinds.flatMap((service) =>
  answerNames(service)
    .filter((name) => !['link', 'video', 'voiceNote', 'occasion', 'sample'].includes(name))
    .map((name) => [service, name as keyof typeof answerMaxLength] as const),
);

/** May be left empty, but is a text of a limited length as well. */
const optional = 'pronunciation';
const noTexts = [null, 7, ['x'], { toString: () => 'x' }].map((value): BadField => [
  'getVideo',
  optional,
  value,
  'required',
]);

const wordless = words
  .filter(([, field]) => field !== optional)
  .flatMap(([service, field]) =>
    blanks.map((value): BadField => [service, field, value, 'required']),
  );
const endless = words.flatMap(([service, field]): BadField[] => [
  [service, field, 'x'.repeat(answerMaxLength[field] + 1), 'too-long'],
  [service, field, `${'λ '.repeat(answerMaxLength[field])}λ`, 'too-long'],
  [service, field, '🎬'.repeat(answerMaxLength[field]), 'too-long'],
]);

const occasions = [
  undefined,
  null,
  '',
  ' ',
  'Birthday',
  'birthday ',
  'Wedding',
  'nameday',
  'constructor',
  0,
  ['birthday'],
].flatMap((value): BadField[] => [
  ['getVideo', 'occasion', value, 'required'],
  // A message may be for none.
  ...(value === undefined || value === ''
    ? []
    : ([['sendMessage', 'occasion', value, 'required']] as const)),
]);

const samples = [null, 'no', 'Yes', 'yes ', true, 1, ['yes']].map((value): BadField => [
  'getVideo',
  'sample',
  value,
  'required',
]);

const voiceNotes = [null, ' ', 7, 'x', '../x', '5f0c3d52', `${'0'.repeat(36)}`].map(
  (value): BadField => ['getVideo', 'voiceNote', value, 'voice-note-missing'],
);

const videos = [
  undefined,
  null,
  '',
  ' ',
  7,
  '../vi1',
  'vi 1',
  'vi/1',
  'vi1\n',
  'ви1',
  'x'.repeat(65),
].map((value): BadField => ['sendVideo', 'video', value, 'video-required']);

/** The invalid input of all fields and forms. */
export const badFields: readonly BadField[] = [
  ...wordless,
  ...noTexts,
  ...endless,
  ...occasions,
  ...samples,
  ...videos,
  ...voiceNotes,
  ...badLinks,
];

const social = { description: 'We would be glad.' };
const profile = 'https://www.instagram.com/iris.k/';
const post = 'https://www.instagram.com/p/Cx1yZ_-abc1/';

/** One correctly filled form for each service. */
export const good: Readonly<Record<ServiceKind, Readonly<Record<string, string>>>> = {
  getVideo: {
    ...{
      from: 'Iris',
      to: 'Maria',
      pronunciation: 'mah-REE-ah',
      voiceNote: '',
      occasion: 'wedding',
    },
    instructions: 'Sing, please.',
    sample: 'yes',
  },
  sendMessage: { from: 'Iris', occasion: 'justBecause', message: 'Which song is yours?' },
  sendVideo: { description: 'My niece plays your song.', video: 'vi4k0jvEUuaTdRAEjQ4Jfrgz' },
  instagramFollow: { link: profile, ...social },
  instagramLike: { link: post, ...social },
  instagramComment: { link: post, ...social },
  instagramStory: { link: profile, ...social },
  facebookFriend: { link: 'https://www.facebook.com/iris.k', ...social },
  facebookFriendPost: { link: 'https://www.facebook.com/iris.k', ...social },
  facebookPost: { link: 'https://www.facebook.com/iris.k/posts/1234567890/', ...social },
  twitterFollow: { link: 'https://x.com/iris_k', ...social },
};
