<?php
/**
 * Where changes are noticed.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * Orders, products, stores, categories, pages and menus, no matter who changes them and from where.
 */
final class Astera_Event_Hooks {

	/** User meta that the app shows of a store. */
	const STORE_META = array(
		'wcfmmp_profile_settings',
		'wcfmmp_store_name',
		'store_name',
		'_wcfm_store_offline',
		'_disable_vendor',
		'first_name',
		'last_name',
	);

	/** Roles of those who sell, or did. */
	const STORE_ROLES = array( 'wcfm_vendor', 'disable_vendor' );

	/**
	 * Hooks it in.
	 */
	public static function register() {
		foreach ( array( 'woocommerce_new_order', 'woocommerce_update_order', 'woocommerce_trash_order', 'woocommerce_untrash_order', 'woocommerce_delete_order' ) as $hook ) {
			add_action( $hook, array( __CLASS__, 'order' ) );
		}
		foreach ( array( 'woocommerce_new_product', 'woocommerce_update_product', 'woocommerce_trash_product', 'woocommerce_delete_product' ) as $hook ) {
			add_action( $hook, array( __CLASS__, 'product' ) );
		}
		// Stock is taken past the saving of a product.
		add_action( 'woocommerce_product_set_stock', array( __CLASS__, 'stock' ) );
		add_action( 'woocommerce_variation_set_stock', array( __CLASS__, 'stock' ) );
		foreach ( array( 'created_product_cat', 'edited_product_cat', 'delete_product_cat' ) as $hook ) {
			add_action( $hook, array( __CLASS__, 'category' ) );
		}
		add_action( 'save_post_page', array( __CLASS__, 'page' ), 10, 2 );
		foreach ( array( 'wp_trash_post', 'untrashed_post', 'before_delete_post' ) as $hook ) {
			add_action( $hook, array( __CLASS__, 'post' ) );
		}
		foreach ( array( 'wp_create_nav_menu', 'wp_update_nav_menu', 'wp_delete_nav_menu' ) as $hook ) {
			add_action( $hook, array( __CLASS__, 'menu' ) );
		}
		foreach ( array( 'added_user_meta', 'updated_user_meta', 'deleted_user_meta' ) as $hook ) {
			add_action( $hook, array( __CLASS__, 'user_meta' ), 10, 3 );
		}
		foreach ( array( 'user_register', 'profile_update', 'delete_user', 'add_user_role' ) as $hook ) {
			add_action( $hook, array( __CLASS__, 'person' ) );
		}
		add_action( 'set_user_role', array( __CLASS__, 'role' ), 10, 3 );
		add_action( 'remove_user_role', array( __CLASS__, 'role' ), 10, 2 );
	}

	/**
	 * An order.
	 *
	 * @param int $order_id Its id.
	 */
	public static function order( $order_id ) {
		Astera_Events::note( 'order', $order_id );
	}

	/**
	 * A product.
	 *
	 * @param int $product_id Its id.
	 */
	public static function product( $product_id ) {
		Astera_Events::note( 'product', $product_id );
	}

	/**
	 * How many there are of a product.
	 *
	 * @param WC_Product $product The product, or a variation of it.
	 */
	public static function stock( $product ) {
		Astera_Events::note( 'product', $product->get_parent_id() ? $product->get_parent_id() : $product->get_id() );
	}

	/**
	 * A product category.
	 *
	 * @param int $term_id Its id.
	 */
	public static function category( $term_id ) {
		Astera_Events::note( 'category', $term_id );
	}

	/**
	 * A page; what the editor keeps for itself is no one's news.
	 *
	 * @param int     $post_id Its id.
	 * @param WP_Post $post    The page.
	 */
	public static function page( $post_id, $post ) {
		if ( ! in_array( $post->post_status, array( 'auto-draft', 'inherit' ), true ) ) {
			Astera_Events::note( 'page', $post_id );
		}
	}

	/**
	 * Something was deleted, or taken back.
	 *
	 * @param int $post_id Its id.
	 */
	public static function post( $post_id ) {
		$kinds = array(
			'page'    => 'page',
			'product' => 'product',
		);
		$type  = get_post_type( $post_id );
		if ( isset( $kinds[ $type ] ) ) {
			Astera_Events::note( $kinds[ $type ], $post_id );
		}
	}

	/**
	 * A menu.
	 *
	 * @param int $menu_id Its id.
	 */
	public static function menu( $menu_id ) {
		Astera_Events::note( 'menu', $menu_id );
	}

	/**
	 * Something that is kept of a person.
	 *
	 * @param int|int[] $meta_id Not looked at.
	 * @param int       $user_id Whose it is.
	 * @param string    $key     What it is.
	 */
	public static function user_meta( $meta_id, $user_id, $key ) {
		$is_shown = in_array( $key, self::STORE_META, true ) || 0 === strpos( (string) $key, 'astera_' );
		if ( $is_shown && self::has_store( $user_id ) ) {
			Astera_Events::note( 'store', $user_id );
		}
	}

	/**
	 * A person.
	 *
	 * @param int $user_id Whose account it is.
	 */
	public static function person( $user_id ) {
		if ( self::has_store( $user_id ) ) {
			Astera_Events::note( 'store', $user_id );
		}
	}

	/**
	 * A role was given or taken: that of a vendor counts, also one that is gone by now.
	 *
	 * @param int      $user_id Whose.
	 * @param string   $role    The role.
	 * @param string[] $before  Roles before.
	 */
	public static function role( $user_id, $role, $before = array() ) {
		if ( array() !== array_intersect( self::STORE_ROLES, array_merge( array( $role ), $before ) ) ) {
			Astera_Events::note( 'store', $user_id );
		}
	}

	/**
	 * Whether someone sells.
	 *
	 * @param int $user_id The person.
	 * @return bool
	 */
	private static function has_store( $user_id ) {
		$user = get_userdata( $user_id );
		return $user && array() !== array_intersect( self::STORE_ROLES, (array) $user->roles );
	}
}
