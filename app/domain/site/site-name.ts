/** The site's name until an administrator sets another. */
export const firstSiteName = 'Astera';
