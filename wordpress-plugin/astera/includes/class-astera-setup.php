<?php
/**
 * Makes what is missing: pages, menus and the category of services.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * Nothing that is there is changed, whatever is in it.
 */
final class Astera_Setup {

	/**
	 * Pages by slug: title, text, whether it is seen at once. Legal texts, and what would stand on every page, are drafts.
	 *
	 * @return array[]
	 */
	public static function pages() {
		return array(
			'hero'         => array( __( 'A video for every day', 'astera' ), '<p>' . __( 'Order a personal video from someone you admire.', 'astera' ) . '</p>', true ),
			'how-it-works' => array( __( 'How it works', 'astera' ), '<h2>' . __( 'Choose', 'astera' ) . '</h2><p>' . __( 'Find a celebrity and a service.', 'astera' ) . '</p><h2>' . __( 'Tell', 'astera' ) . '</h2><p>' . __( 'Say whom it is for and what should be said.', 'astera' ) . '</p><h2>' . __( 'Receive', 'astera' ) . '</h2><p>' . __( 'We write to you as soon as it is there.', 'astera' ) . '</p>', true ),
			'help'         => array( __( 'Help', 'astera' ), '<h2>' . __( 'When is my order ready?', 'astera' ) . '</h2><p>' . __( 'Your order says by when. We write to you about every step.', 'astera' ) . '</p>', true ),
			'banner'       => array( __( 'Banner', 'astera' ), '<p>' . __( 'This text stands on the home page once it is published.', 'astera' ) . '</p>', false ),
			'about'        => array( __( 'About us', 'astera' ), '<p>' . __( 'Say who you are, then publish this page and add it to a menu.', 'astera' ) . '</p>', false ),
			'terms'        => array( __( 'Terms', 'astera' ), '<p>' . __( 'Write your terms, then publish this page and add it to a menu.', 'astera' ) . '</p>', false ),
			'privacy'      => array( __( 'Privacy', 'astera' ), '<p>' . __( 'Write what you keep of people and why, then publish this page and add it to a menu.', 'astera' ) . '</p>', false ),
			'cookies'      => array( __( 'Cookies', 'astera' ), '<p>' . __( 'Write which cookies there are, then publish this page and add it to a menu.', 'astera' ) . '</p>', false ),
		);
	}

	/** Menus of the footer by name, with the pages that a new one begins with. */
	const MENUS = array(
		'footer-menu'  => array( 'how-it-works', 'help' ),
		'footer-links' => array(),
	);

	/**
	 * Hooks it in.
	 */
	public static function register() {
		// Behind the taxonomies of WooCommerce, in the request after the activation.
		add_action( 'init', array( __CLASS__, 'run_when_pending' ), 100 );
	}

	/**
	 * The plugin was switched on.
	 */
	public static function activate() {
		update_option( Astera_Options::SETUP_PENDING, '1', true );
	}

	/**
	 * Makes it once after each activation.
	 */
	public static function run_when_pending() {
		if ( ! get_option( Astera_Options::SETUP_PENDING ) || ! taxonomy_exists( 'product_cat' ) ) {
			return;
		}
		// Of two requests at once one does it.
		if ( ! delete_option( Astera_Options::SETUP_PENDING ) ) {
			return;
		}
		self::run();
	}

	/**
	 * Makes whatever is missing.
	 *
	 * @return string[] What was made.
	 */
	public static function run() {
		$made = array();
		foreach ( self::pages() as $slug => $page ) {
			list( $title, $text, $is_seen ) = $page;
			if ( self::make_page( $slug, $title, $text, $is_seen ) ) {
				$made[] = $slug;
			}
		}
		foreach ( self::MENUS as $name => $slugs ) {
			if ( self::make_menu( $name, $slugs ) ) {
				$made[] = $name;
			}
		}
		if ( ! term_exists( 'services', 'product_cat' ) ) {
			$term = wp_insert_term( __( 'Services', 'astera' ), 'product_cat', array( 'slug' => 'services' ) );
			if ( ! is_wp_error( $term ) ) {
				$made[] = 'services';
			}
		}
		return $made;
	}

	/**
	 * Makes a page unless one has its slug, published or not.
	 *
	 * @param string $slug    Its slug.
	 * @param string $title   Its title.
	 * @param string $text    HTML.
	 * @param bool   $is_seen Published, or a draft.
	 * @return bool
	 */
	private static function make_page( $slug, $title, $text, $is_seen ) {
		if ( get_page_by_path( $slug ) ) {
			return false;
		}
		$id = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_name'    => $slug,
				'post_title'   => $title,
				'post_content' => $text,
				'post_status'  => $is_seen ? 'publish' : 'draft',
			)
		);
		return $id && ! is_wp_error( $id );
	}

	/**
	 * Makes a menu unless one has its name.
	 *
	 * @param string   $name  Its name, and its slug.
	 * @param string[] $slugs Pages it begins with.
	 * @return bool
	 */
	private static function make_menu( $name, $slugs ) {
		if ( wp_get_nav_menu_object( $name ) ) {
			return false;
		}
		$menu_id = wp_create_nav_menu( $name );
		if ( is_wp_error( $menu_id ) ) {
			return false;
		}
		foreach ( $slugs as $slug ) {
			$page = get_page_by_path( $slug );
			if ( ! $page || 'publish' !== $page->post_status ) {
				continue;
			}
			wp_update_nav_menu_item(
				$menu_id,
				0,
				array(
					'menu-item-object'    => 'page',
					'menu-item-object-id' => $page->ID,
					'menu-item-type'      => 'post_type',
					'menu-item-status'    => 'publish',
				)
			);
		}
		return true;
	}
}
