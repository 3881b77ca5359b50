/** What someone sees of a page while the back end is in trouble. */
export const pageOutcomes = {
  'as before':
    'the page as it was read last, however long ago; nothing says that anything is wrong',
  'not affected': 'the page as ever: it needs nothing that the back end keeps',
  'try again':
    'the frame of the site with “An error occurred. Please try later”, “Try again” and the number of the request; status 503',
  'error in that section':
    'the page, with a sentence and “Try again” in the place of what could not be read; status 503',
} as const;
export type PageOutcome = keyof typeof pageOutcomes;

/** What someone sees who does something meanwhile. */
export const errandOutcomes = {
  'inline error':
    'a sentence beside the form or the button; all that was typed stays, and doing it again does nothing twice',
  'found again':
    'it was done and its answer lost: the site looks once more and goes on as if nothing had happened',
  'not known':
    'a sentence that no one knows whether it was saved, and where to look before trying again',
} as const;
export type ErrandOutcome = keyof typeof errandOutcomes;

/** People of the recorded WordPress. */
export type Login = 'fan1' | 'vendor1' | 'manager' | 'admin';
