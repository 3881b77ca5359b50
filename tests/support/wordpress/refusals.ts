/** What a stock WordPress cannot do, by its row in docs/wordpress.md, and the code that the gateway refuses it with. */
export const refusals = {
  'Open a celebrity’s account': 'operator_registers',
  'Take a picture of a fan or a manager': 'operator_keeps_pictures',
  'Write pages and menus from here': 'operator_writes_site',
  'Sign in without a password': 'unsupported',
} as const;
