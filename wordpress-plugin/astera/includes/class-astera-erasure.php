<?php
/**
 * What else of a person goes when WooCommerce erases the personal data of an order.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * Which orders were placed together says what one person bought at one time. WooCommerce overwrites meta that it is told
 * of; of this nothing is to stay.
 */
final class Astera_Erasure {

	const KEYS = array( '_astera_checkout', '_astera_checkout_orders' );

	/**
	 * Hooks it in.
	 */
	public static function register() {
		add_filter( 'woocommerce_privacy_remove_order_personal_data_meta', array( __CLASS__, 'keys' ) );
		add_filter( 'woocommerce_privacy_remove_order_personal_data_meta_value', array( __CLASS__, 'value' ), 100, 2 );
	}

	/**
	 * Order meta that is personal.
	 *
	 * @param array $types Kinds of values by keys.
	 * @return array
	 */
	public static function keys( $types ) {
		return array_fill_keys( self::KEYS, 'text' ) + $types;
	}

	/**
	 * What is to stand in the place of a value; nothing deletes it.
	 *
	 * @param string $value What was decided before.
	 * @param string $key   Key of the meta.
	 * @return string
	 */
	public static function value( $value, $key ) {
		return in_array( $key, self::KEYS, true ) ? '' : $value;
	}
}
