<?php
/**
 * Signatures of what is told to the app.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * HMAC-SHA256 over time and body, written as Stripe writes its own.
 */
final class Astera_Signature {

	const HEADER = 'Astera-Signature';

	/**
	 * Value of the header.
	 *
	 * @param string $body   Exactly the bytes that are sent.
	 * @param string $secret What both sides know.
	 * @param int    $time   Seconds since 1970.
	 * @return string
	 */
	public static function of( $body, $secret, $time ) {
		return 't=' . $time . ',v1=' . hash_hmac( 'sha256', $time . '.' . $body, $secret );
	}
}
