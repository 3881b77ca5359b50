/** One entry of a menu that the back end keeps. */
export interface MenuLink {
  readonly id: number;
  readonly title: string;
  /** A path of this site, without a language, or a whole address elsewhere. */
  readonly url: string;
}

/** The menus of the footer in one language. */
export interface FooterMenus {
  readonly main: readonly MenuLink[];
  readonly legal: readonly MenuLink[];
}
