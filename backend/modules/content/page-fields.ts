import {
  type FieldRules,
  fixed,
  kept,
  storedAsSent,
  readOnly,
  said,
} from '#backend/http/wire/field-rules.ts';

const itsOwnTime = 'When something was made is not for others to say.';
const noComments = 'There are no comments here.';

/** How each documented WordPress page field, and each of ours, is handled. */
export const pageFields: FieldRules = {
  id: readOnly,
  date: fixed(itsOwnTime),
  date_gmt: fixed(itsOwnTime),
  guid: readOnly,
  link: readOnly,
  modified: readOnly,
  modified_gmt: readOnly,
  slug: kept,
  status: kept,
  type: readOnly,
  password: fixed('Pages have no password here.'),
  permalink_template: readOnly,
  generated_slug: readOnly,
  parent: fixed('Pages are not parts of each other here.'),
  title: storedAsSent,
  content: storedAsSent,
  author: fixed('Pages are the site’s: no one is named on them.'),
  excerpt: fixed('Pages are shown whole here.'),
  featured_media: kept,
  comment_status: fixed(noComments, 'closed'),
  ping_status: fixed(noComments, 'closed'),
  menu_order: fixed('The order of pages is that of the menus.', 0),
  template: fixed('All pages look alike here.'),
  meta: said,
  astera_texts: storedAsSent,
};

const noWords = 'What a picture shows is said where it is shown.';
const shownHere = 'A file of the library is a picture that someone sent, and no more.';

/** The same for a media file, whose body is the file: its fields are in the URL. */
export const mediaFields: FieldRules = {
  author: kept,
  title: fixed(noWords),
  caption: fixed(noWords),
  description: fixed(noWords),
  alt_text: fixed(noWords),
  post: fixed(shownHere),
  slug: fixed(shownHere),
  status: fixed(shownHere, 'inherit'),
  date: fixed(itsOwnTime),
  date_gmt: fixed(itsOwnTime),
  comment_status: fixed(noComments, 'closed'),
  ping_status: fixed(noComments, 'closed'),
  template: fixed(shownHere),
};
