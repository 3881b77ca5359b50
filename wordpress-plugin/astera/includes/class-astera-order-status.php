<?php
/**
 * The order status in which new orders wait for a manager.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * WordPress has to know the status to list such orders, WooCommerce to accept and name it.
 */
final class Astera_Order_Status {

	const STATUS = 'wc-admin-approval';

	/**
	 * Hooks it in.
	 */
	public static function register() {
		add_action( 'init', array( __CLASS__, 'register_status' ) );
		add_filter( 'wc_order_statuses', array( __CLASS__, 'add_name' ) );
		add_filter( 'wc_order_is_editable', array( __CLASS__, 'is_editable' ), 10, 2 );
	}

	/**
	 * Tells WordPress.
	 */
	public static function register_status() {
		register_post_status(
			self::STATUS,
			array(
				'label'                     => _x( 'Waiting for approval', 'Order status', 'astera' ),
				'public'                    => true,
				'exclude_from_search'       => false,
				'show_in_admin_all_list'    => true,
				'show_in_admin_status_list' => true,
				/* translators: %s: number of orders. */
				'label_count'               => _n_noop( 'Waiting for approval <span class="count">(%s)</span>', 'Waiting for approval <span class="count">(%s)</span>', 'astera' ),
			)
		);
	}

	/**
	 * Tells WooCommerce, behind "Pending payment".
	 *
	 * @param array $statuses Names by status.
	 * @return array
	 */
	public static function add_name( $statuses ) {
		if ( isset( $statuses[ self::STATUS ] ) ) {
			return $statuses;
		}
		$name = array( self::STATUS => _x( 'Waiting for approval', 'Order status', 'astera' ) );
		$at   = array_search( 'wc-pending', array_keys( $statuses ), true );
		if ( false === $at ) {
			return $statuses + $name;
		}
		return array_slice( $statuses, 0, $at + 1, true ) + $name + array_slice( $statuses, $at + 1, null, true );
	}

	/**
	 * Nothing was begun yet, so lines may still be changed in wp-admin.
	 *
	 * @param bool     $is_editable What WooCommerce thinks.
	 * @param WC_Order $order       The order.
	 * @return bool
	 */
	public static function is_editable( $is_editable, $order ) {
		return $is_editable || 'admin-approval' === $order->get_status();
	}
}
