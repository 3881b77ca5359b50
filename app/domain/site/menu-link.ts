/** One menu entry stored by the back end. */
export interface MenuLink {
  readonly id: number;
  readonly title: string;
  /** A path on this site without a language prefix, or a full external URL. */
  readonly url: string;
}

/** The footer menus in one language. */
export interface FooterMenus {
  readonly main: readonly MenuLink[];
  readonly legal: readonly MenuLink[];
}
