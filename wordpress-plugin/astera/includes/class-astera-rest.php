<?php
/**
 * What the app asks of the plugin.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * `astera/v1`, with the WooCommerce key of someone who runs the shop.
 */
final class Astera_Rest {

	const NAMESPACE_V1 = 'astera/v1';

	/**
	 * Hooks it in.
	 */
	public static function register() {
		add_action( 'rest_api_init', array( __CLASS__, 'register_routes' ) );
		add_filter( 'woocommerce_rest_is_request_to_rest_api', array( __CLASS__, 'takes_keys' ) );
	}

	/**
	 * The endpoints.
	 */
	public static function register_routes() {
		register_rest_route(
			self::NAMESPACE_V1,
			'/status',
			array(
				'methods'             => 'GET',
				'callback'            => array( __CLASS__, 'status' ),
				'permission_callback' => array( __CLASS__, 'may' ),
			)
		);
		register_rest_route(
			self::NAMESPACE_V1,
			'/quote',
			array(
				'methods'             => 'POST',
				'callback'            => array( __CLASS__, 'quote' ),
				'permission_callback' => array( __CLASS__, 'may' ),
			)
		);
	}

	/**
	 * WooCommerce looks at its keys on its own paths alone, unless it is told to elsewhere.
	 *
	 * @param bool $is_own Whether it is such a path.
	 * @return bool
	 */
	public static function takes_keys( $is_own ) {
		$uri   = isset( $_SERVER['REQUEST_URI'] ) ? (string) wp_unslash( $_SERVER['REQUEST_URI'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized
		$path  = (string) wp_parse_url( $uri, PHP_URL_PATH );
		$route = '/' . rest_get_url_prefix() . '/' . self::NAMESPACE_V1 . '/';
		return $is_own || false !== strpos( $path, $route );
	}

	/**
	 * Anyone who runs the shop may ask.
	 *
	 * @return bool|WP_Error
	 */
	public static function may() {
		if ( current_user_can( 'manage_woocommerce' ) ) {
			return true;
		}
		return new WP_Error( 'astera_forbidden', __( 'A WooCommerce key of an administrator or shop manager is needed.', 'astera' ), array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * What the plugin is and does here, for `npm run backend:check`.
	 *
	 * @return array
	 */
	public static function status() {
		$last = get_option( Astera_Options::LAST_DELIVERY, null );
		return array(
			'version'    => ASTERA_VERSION,
			'wordpress'  => get_bloginfo( 'version' ),
			'woocommerce' => defined( 'WC_VERSION' ) ? WC_VERSION : null,
			'mails_kept_back' => Astera_Options::keeps_mails_back(),
			'proofs_hidden' => true,
			'webhook'    => array(
				'configured' => Astera_Options::can_tell(),
				'last'       => is_array( $last ) ? $last : null,
			),
		);
	}

	/**
	 * What an order will cost.
	 *
	 * @param WP_REST_Request $request The question.
	 * @return array|WP_Error
	 */
	public static function quote( $request ) {
		$sent = $request->get_json_params();
		return Astera_Quote::of( is_array( $sent ) ? $sent : array() );
	}
}
