/** What the site is called until an administrator says otherwise. */
export const firstSiteName = 'Astera';
