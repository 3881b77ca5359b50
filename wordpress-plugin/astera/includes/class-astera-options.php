<?php
/**
 * What an administrator set.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * The plugin's one option; constants in wp-config.php win over it.
 */
final class Astera_Options {

	const NAME = 'astera_settings';
	/** When the app was last told of a change, and what came of it. */
	const LAST_DELIVERY = 'astera_last_delivery';
	/** Set by activation until pages, menus and the category were looked at. */
	const SETUP_PENDING = 'astera_setup_pending';

	/**
	 * Address of the app without a slash at its end; empty when it is not set.
	 *
	 * @return string
	 */
	public static function app_url() {
		$url = defined( 'ASTERA_APP_URL' ) ? ASTERA_APP_URL : self::value( 'app_url' );
		return untrailingslashit( (string) $url );
	}

	/**
	 * What the app's BACKEND_WEBHOOK_SECRET is; empty when it is not set.
	 *
	 * @return string
	 */
	public static function secret() {
		return (string) ( defined( 'ASTERA_WEBHOOK_SECRET' ) ? ASTERA_WEBHOOK_SECRET : self::value( 'secret' ) );
	}

	/**
	 * Whether mails that the app sends as well are kept back here. On until someone switches it off.
	 *
	 * @return bool
	 */
	public static function keeps_mails_back() {
		return 'no' !== self::value( 'keep_mails_back' );
	}

	/**
	 * Whether the app can be told of changes.
	 *
	 * @return bool
	 */
	public static function can_tell() {
		return '' !== self::app_url() && strlen( self::secret() ) >= 32;
	}

	/**
	 * One value of the option.
	 *
	 * @param string $name Its name.
	 * @return string
	 */
	private static function value( $name ) {
		$all = get_option( self::NAME, array() );
		return is_array( $all ) && isset( $all[ $name ] ) ? (string) $all[ $name ] : '';
	}
}
