<?php
/**
 * A session that no one keeps.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce notes shipping rates in a session; this one ends with the question.
 */
final class Astera_Quote_Session extends WC_Session {

	/**
	 * There is no one to know again.
	 *
	 * @return bool
	 */
	public function has_session() {
		return false;
	}

	/**
	 * Sets no cookie.
	 *
	 * @param bool $set Whether one is wanted.
	 */
	public function set_customer_session_cookie( $set ) {}

	/**
	 * Writes nothing.
	 */
	public function save_data() {}
}
