<?php
/**
 * Keeps vendors from changing orders of others.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * Under WooCommerce's own order tables without synchronisation, WordPress finds no post behind an order and lets every
 * vendor change every order through wc/v3/orders.
 */
final class Astera_Order_Guard {

	/** What REST calls of WooCommerce are about: orders, and refunds of them. */
	const TYPES = array( 'shop_order', 'shop_order_refund' );

	/**
	 * Hooks it in, after everyone who allows.
	 */
	public static function register() {
		add_filter( 'woocommerce_rest_check_permissions', array( __CLASS__, 'check' ), 1000, 4 );
	}

	/**
	 * Only ever takes a permission away.
	 *
	 * @param bool   $is_allowed What was decided before.
	 * @param string $context    read, create, edit, delete or batch.
	 * @param int    $object_id  The order; 0 for all of them.
	 * @param string $type       What it is about.
	 * @return bool
	 */
	public static function check( $is_allowed, $context, $object_id, $type ) {
		if ( ! $is_allowed || ! in_array( $type, self::TYPES, true ) ) {
			return $is_allowed;
		}
		if ( ! Astera_Vendors::is_vendor( get_current_user_id() ) ) {
			return $is_allowed;
		}
		if ( 'read' === $context && ! $object_id ) {
			return $is_allowed;
		}
		// A batch asks for no order one by one, and no one's order is theirs before it exists.
		if ( ! $object_id ) {
			return false;
		}
		return self::may( $context, (int) $object_id );
	}

	/**
	 * Whether all of an order is sold by anyone who asks. One of the app is changed through the app alone: there a manager lets
	 * it pass first, and money comes before work.
	 *
	 * @param string $context  What is to be done.
	 * @param int    $order_id Order or refund.
	 * @return bool
	 */
	private static function may( $context, $order_id ) {
		$order = wc_get_order( $order_id );
		if ( $order instanceof WC_Order_Refund ) {
			$order = wc_get_order( $order->get_parent_id() );
		}
		if ( ! $order instanceof WC_Order || ( 'read' !== $context && Astera_App_Order::is( $order ) ) ) {
			return false;
		}
		// Anyone who works for a vendor acts for that vendor.
		$vendor_id = (int) apply_filters( 'wcfm_current_vendor_id', get_current_user_id() );
		return array( $vendor_id ) === Astera_Vendors::of_order( $order );
	}
}
